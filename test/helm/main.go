// Renders the chart in deploy/helm with several values, as Helm does, and decodes each manifest strictly into Kubernetes' own types: an
// unknown member, a wrong type or a missing part fails. Prints what was rendered.
package main

import (
	"fmt"
	"log"
	"os"
	"slices"
	"sort"
	"strings"

	"helm.sh/helm/v3/pkg/chart"
	"helm.sh/helm/v3/pkg/chart/loader"
	"helm.sh/helm/v3/pkg/chartutil"
	"helm.sh/helm/v3/pkg/engine"
	"helm.sh/helm/v3/pkg/lint"
	"helm.sh/helm/v3/pkg/lint/support"
	"k8s.io/apimachinery/pkg/runtime/serializer/json"
	"k8s.io/client-go/kubernetes/scheme"
	"sigs.k8s.io/yaml"
)

const settings = `
settings:
  PUBLIC_URL: https://rootgate.example.org
  TESTNET_BASE_URL: https://testnet.example.org
  MAINNET_BASE_URL: https://mainnet.example.org
  MAIL_FROM: no-reply@example.org
`

// What is rendered, and the kinds that it must have, in order of their names.
var cases = []struct {
	name, values string
	kinds        []string
}{
	{"with required values only", settings, []string{"Deployment", "NetworkPolicy", "PodDisruptionBudget", "Service"}},
	{"with everything", settings + `
redis: { enabled: true }
autoscaling: { enabled: true }
ingress:
  enabled: true
  className: nginx
  annotations: { nginx.ingress.kubernetes.io/proxy-body-size: 2m }
  hosts: [rootgate.example.org, testnet.example.org, mainnet.example.org]
  tlsSecret: rootgate-tls
metrics:
  serviceMonitor: { enabled: true, labels: { release: prometheus } }
networkPolicy:
  from: [{ namespaceSelector: { matchLabels: { kubernetes.io/metadata.name: ingress-nginx } } }]
nodeSelector: { kubernetes.io/arch: amd64 }
tolerations: [{ key: rpc, operator: Exists }]
affinity: { nodeAffinity: {} }
podAnnotations: { example.org/team: rpc }
pullSecrets: [{ name: registry }]
`, []string{"Deployment", "HorizontalPodAutoscaler", "Ingress", "NetworkPolicy", "PodDisruptionBudget", "Service", "Service", "ServiceMonitor"}},
}

// Values that the chart must refuse.
var refused = []string{
	"",
	strings.Replace(settings, "https://rootgate", "rootgate", 1),
	settings + "replica: 3\n",
	settings + "ingress: { enabled: true }\n",
}

func main() {
	log.SetFlags(0)
	folder := os.Args[1]
	loaded, err := loader.Load(folder)
	check(err)
	for _, one := range cases {
		manifests, err := render(loaded, one.values)
		check(err)
		kinds := decode(manifests)
		if !slices.Equal(kinds, one.kinds) {
			log.Fatalf("%s: %v, not %v", one.name, kinds, one.kinds)
		}
		lintChart(folder, one.values)
		fmt.Printf("# %s\n%s", one.name, strings.Join(manifests, ""))
	}
	for _, values := range refused {
		if _, err := render(loaded, values); err == nil {
			log.Fatalf("the chart takes these values:\n%s", values)
		}
	}
}

func render(loaded *chart.Chart, text string) ([]string, error) {
	values := map[string]any{}
	check(yaml.Unmarshal([]byte(text), &values))
	release := chartutil.ReleaseOptions{Name: "gate", Namespace: "rpc", IsInstall: true}
	merged, err := chartutil.ToRenderValues(loaded, values, release, chartutil.DefaultCapabilities)
	if err != nil {
		return nil, err
	}
	files, err := engine.Render(loaded, merged)
	if err != nil {
		return nil, err
	}
	names := make([]string, 0, len(files))
	for name := range files {
		if strings.HasSuffix(name, ".yaml") {
			names = append(names, name)
		}
	}
	sort.Strings(names)
	var manifests []string
	for _, name := range names {
		for _, manifest := range strings.Split(files[name], "\n---\n") {
			if strings.TrimSpace(manifest) != "" {
				manifests = append(manifests, "---\n"+strings.TrimSpace(manifest)+"\n")
			}
		}
	}
	return manifests, nil
}

func decode(manifests []string) []string {
	options := json.SerializerOptions{Yaml: true, Strict: true}
	serializer := json.NewSerializerWithOptions(json.DefaultMetaFactory, scheme.Scheme, scheme.Scheme, options)
	var kinds []string
	for _, manifest := range manifests {
		var meta struct{ Kind string }
		check(yaml.Unmarshal([]byte(manifest), &meta))
		kinds = append(kinds, meta.Kind)
		// The Prometheus operator's own.
		if meta.Kind == "ServiceMonitor" {
			continue
		}
		if _, _, err := serializer.Decode([]byte(manifest), nil, nil); err != nil {
			log.Fatalf("%v\n%s", err, manifest)
		}
	}
	sort.Strings(kinds)
	return kinds
}

func lintChart(folder, text string) {
	values := map[string]any{}
	check(yaml.Unmarshal([]byte(text), &values))
	for _, message := range lint.All(folder, values, "rpc", true).Messages {
		if message.Severity > support.InfoSev {
			log.Fatal(message)
		}
	}
}

func check(err error) {
	if err != nil {
		log.Fatal(err)
	}
}
