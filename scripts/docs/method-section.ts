import { codeKindsOf } from "../../src/web/request-code/socket-code.js";
import type { MethodFacts } from "../../src/web/sandbox/method-facts.js";
import { exampleEndpoint } from "./example-endpoint.js";
import { Html, html } from "./html.js";
import { renderCode } from "./render-markdown.js";

/** The section beside a method's description: its first example as a program, in a tab for each kind. The sandbox takes its place. */
export function renderMethodSection(facts: MethodFacts): Html {
  const request = { method: facts.method, params: facts.examples[0]?.params ?? [], endpoint: exampleEndpoint };
  const codeKinds = codeKindsOf(facts.transport);
  const kinds = codeKinds.map(
    ({ id, label }, index) =>
      html`<label><input type="radio" name="code-kind" value="${id}"${new Html(index === 0 ? " checked" : "")}>${label}</label>\n`,
  );
  const programs = codeKinds.map(
    ({ id, language, print }) =>
      html`<div class="program" data-kind="${id}">\n${new Html(renderCode(print(request), language))}</div>\n`,
  );
  return html`<section class="sandbox" id="try-it" aria-labelledby="try-it-title" data-facts="${JSON.stringify(facts)}">
<h2 id="try-it-title">Try it</h2>
<div class="request-code">
<fieldset class="code-kinds">
<legend class="sr-only">Language of the code</legend>
${kinds}</fieldset>
${programs}</div>
</section>`;
}
