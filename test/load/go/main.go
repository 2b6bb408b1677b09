// The benchmark's static upstream, and the proxy that a Go programmer would write in ten minutes.
//
//	load upstream <answers file> [close]
//	load proxy <upstream URL>
//
// Each listens at $PORT, by default at any free port.
package main

import (
	"bufio"
	"bytes"
	"cmp"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httputil"
	"net/url"
	"os"
	"strconv"
	"sync/atomic"
)

func main() {
	listener, err := net.Listen("tcp", "127.0.0.1:"+cmp.Or(os.Getenv("PORT"), "0"))
	if err != nil {
		panic(err)
	}
	fmt.Printf("port %d\n", listener.Addr().(*net.TCPAddr).Port)
	if os.Args[1] == "proxy" {
		proxy(listener, os.Args[2])
		return
	}
	text, err := os.ReadFile(os.Args[2])
	if err != nil {
		panic(err)
	}
	if err := json.Unmarshal(text, &answers); err != nil {
		panic(err)
	}
	closes := len(os.Args) > 3
	for {
		if connection, err := listener.Accept(); err == nil {
			go serve(connection, closes)
		}
	}
}

func proxy(listener net.Listener, upstream string) {
	target, err := url.Parse(upstream)
	if err != nil {
		panic(err)
	}
	reverse := httputil.NewSingleHostReverseProxy(target)
	reverse.Transport = &http.Transport{MaxIdleConnsPerHost: 128}
	panic(http.Serve(listener, reverse))
}

// Of a param, by which an answer is found besides.
const prefixLength = 6

var answers map[string]string
var requestCount atomic.Int64

func serve(connection net.Conn, closes bool) {
	defer connection.Close()
	reader := bufio.NewReaderSize(connection, 64*1024)
	var out []byte
	for {
		body, err := readBody(reader)
		if err != nil {
			return
		}
		out = appendAnswer(out[:0], body)
		extra := ""
		if closes {
			extra = "connection: close\r\n"
		}
		head := fmt.Appendf(nil, "HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n%scontent-length: %d\r\n\r\n", extra, len(out))
		if len(out) < 64*1024 {
			_, err = connection.Write(append(head, out...))
		} else if _, err = connection.Write(head); err == nil {
			_, err = connection.Write(out)
		}
		if err != nil || closes {
			return
		}
	}
}

func readBody(reader *bufio.Reader) ([]byte, error) {
	length := 0
	for {
		line, err := reader.ReadSlice('\n')
		if err != nil {
			return nil, err
		}
		if len(line) == 2 {
			break
		}
		name := "content-length:"
		if len(line) > len(name) && bytes.EqualFold(line[:len(name)], []byte(name)) {
			length, _ = strconv.Atoi(string(bytes.TrimSpace(line[len(name):])))
		}
	}
	body := make([]byte, length)
	_, err := io.ReadFull(reader, body)
	return body, err
}

func appendAnswer(out, body []byte) []byte {
	if len(body) == 0 {
		return strconv.AppendInt(out, requestCount.Load(), 10)
	}
	if body[0] != '[' {
		return appendOne(out, body)
	}
	var requests []json.RawMessage
	_ = json.Unmarshal(body, &requests)
	out = append(out, '[')
	for index, request := range requests {
		if index > 0 {
			out = append(out, ',')
		}
		out = appendOne(out, request)
	}
	return append(out, ']')
}

func appendOne(out, request []byte) []byte {
	requestCount.Add(1)
	method := between(request, `"method":"`, `"`)
	param := between(request, `"params":["`, `"`)
	result, ok := answers[method+" "+param]
	if !ok && len(param) > prefixLength {
		result, ok = answers[method+" "+param[:prefixLength]]
	}
	if !ok {
		result, ok = answers[method]
	}
	out = append(out, `{"jsonrpc":"2.0","id":`...)
	out = append(out, between(request, `"id":`, ",}")...)
	if !ok {
		return append(out, `,"error":{"code":-32601,"message":"method not found"}}`...)
	}
	out = append(out, `,"result":`...)
	out = append(out, result...)
	return append(out, '}')
}

func between(text []byte, before, after string) string {
	_, rest, found := bytes.Cut(text, []byte(before))
	if !found {
		return ""
	}
	end := bytes.IndexAny(rest, after)
	if end < 0 {
		return string(rest)
	}
	return string(rest[:end])
}
