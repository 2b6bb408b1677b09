import { parseNodeUrls } from "../../../src/config/node-urls.js";

it("reads one URL", () => {
  expect(parseNodeUrls("http://10.0.0.1:4444")).toEqual([{ httpUrl: "http://10.0.0.1:4444/", weight: 1 }]);
});

it("reads several, separated by commas and white space, with their options", () => {
  const text =
    "http://a:4444/rpc?token=t#weight=2.5&concurrency=16&ws=ws://a:4445/x, wss://b/socket#weight=3\nhttps://u:p@c";

  expect(parseNodeUrls(text)).toEqual([
    { httpUrl: "http://a:4444/rpc?token=t", wsUrl: "ws://a:4445/x", weight: 2.5, concurrency: 16 },
    { wsUrl: "wss://b/socket", weight: 3 },
    { httpUrl: "https://u:p@c/", weight: 1 },
  ]);
});

it.each([
  ["", "must list at least one URL"],
  [" , ", "must list at least one URL"],
  ["node:4444", "URL 1 must be a URL that begins with one of http://, https://, ws://, wss://"],
  ["http://a,ftp://b", "URL 2 must be a URL that begins with one of http://, https://, ws://, wss://"],
  ["http://a#wieght=2", "URL 1 (a) has an unknown option wieght; there are weight, concurrency, ws"],
  ["http://a#weight=0", "URL 1 (a): weight must be more than 0, at most 1000"],
  ["http://a#weight=1001", "URL 1 (a): weight must be more than 0, at most 1000"],
  ["http://a#concurrency=0", "URL 1 (a): concurrency must be a whole number from 1"],
  ["http://a#concurrency=1.5", "URL 1 (a): concurrency must be a whole number from 1"],
  ["http://a#ws=http://b", "URL 1 (a): ws must be a URL that begins with one of ws://, wss://"],
  ["ws://a#ws=ws://b", "URL 1 (a) is a WebSocket itself and takes no option ws"],
])("refuses %j", (text, problem) => {
  expect(() => parseNodeUrls(text)).toThrow(new Error(problem));
});

it("tells no credentials when it refuses", () => {
  expect(() => parseNodeUrls("http://user:secret@a#weight=x")).toThrow(/^(?!.*secret)/);
});
