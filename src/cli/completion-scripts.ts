/**
 * For each shell, a function that calls `rootgate __complete <words>` for candidates: one per line, with its summary after a tab.
 */
export const completionScripts = {
  bash: `_rootgate() {
  local IFS=$'\\n'
  COMPREPLY=($("\${COMP_WORDS[0]}" __complete "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null | cut -f1))
}
complete -F _rootgate rootgate
`,
  zsh: `#compdef rootgate
_rootgate() {
  local line
  local -a candidates
  for line in "\${(@f)$("\${words[1]}" __complete "\${(@)words[2,CURRENT]}" 2>/dev/null)}"; do
    [[ -n $line ]] && candidates+=("\${\${line//:/\\\\:}/$'\\t'/:}")
  done
  _describe rootgate candidates
}
compdef _rootgate rootgate
`,
  fish: `complete -c rootgate -f -a '(set -l words (commandline -opc) (commandline -ct); $words[1] __complete $words[2..-1] 2>/dev/null)'
`,
} as const;

export type Shell = keyof typeof completionScripts;
