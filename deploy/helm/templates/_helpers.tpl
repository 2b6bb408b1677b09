{{- define "rootgate.name" -}}
{{- ternary .Release.Name (printf "%s-rootgate" .Release.Name) (contains "rootgate" .Release.Name) | trunc 58 | trimSuffix "-" -}}
{{- end -}}

{{- define "rootgate.selector" -}}
app.kubernetes.io/name: rootgate
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end -}}

{{- define "rootgate.labels" -}}
{{ include "rootgate.selector" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .Chart.Name .Chart.Version }}
{{- end -}}

{{/* The files of the secret, by the setting that names each. */}}
{{- define "rootgate.secretFiles" -}}
MASTER_SECRET_FILE: master-secret
DATABASE_URL_FILE: database-url
SMTP_URL_FILE: smtp-url
TESTNET_NODE_URL_FILE: testnet-node-url
MAINNET_NODE_URL_FILE: mainnet-node-url
{{- if .Values.redis.enabled }}
REDIS_URL_FILE: redis-url
{{- end }}
{{- end -}}
