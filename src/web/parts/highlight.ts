import hljs from "highlight.js/lib/core";
import bash from "highlight.js/lib/languages/bash";
import go from "highlight.js/lib/languages/go";
import javascript from "highlight.js/lib/languages/javascript";
import python from "highlight.js/lib/languages/python";
import typescript from "highlight.js/lib/languages/typescript";

for (const [name, language] of Object.entries({ sh: bash, go, js: javascript, python, ts: typescript }))
  hljs.registerLanguage(name, language);

/** Code as HTML, escaped, with the same classes as the build gives it. */
export function highlight(code: string, language: string): string {
  return hljs.highlight(code, { language }).value;
}
