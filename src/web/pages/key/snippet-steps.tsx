import type { ReactNode } from "react";
import { CodeBlock, type Language } from "../../parts/code-block.js";
import { TextLink } from "../../parts/text-link.js";
import { fillSnippet, type SnippetTarget } from "../../snippets/fill-snippet.js";
import { snippetText } from "../../snippets/snippet-text.js";
import type { Snippet } from "../../snippets/snippets.js";

export interface SnippetStepsProps {
  readonly snippet: Snippet;
  readonly target: SnippetTarget;
  /** The service has a page with funded accounts. */
  readonly hasFaucet: boolean;
}

/** How to install, save and run a snippet. */
export function SnippetSteps({ snippet, target, hasFaucet }: SnippetStepsProps) {
  const { tool, install, run } = snippet;
  return (
    <ol className="grid grid-cols-1 gap-5 lg:grid-cols-2">
      {install !== undefined && (
        <Step title={`Install ${tool} in an empty folder:`}>
          <CodeBlock code={install} language="sh" what="the installation" />
        </Step>
      )}
      {snippet.files.map((file) => (
        <Step
          key={file}
          isHalf={snippet.files.length > 1}
          title={
            <>
              Save as <Code>{file}</Code>:
            </>
          }
        >
          <SnippetFile snippet={snippet} file={file} target={target} />
        </Step>
      ))}
      {snippet.secret && (
        <li className="text-sm lg:col-span-full">
          <Secret name={snippet.secret} currency={target.currency} hasFaucet={hasFaucet} />
        </li>
      )}
      {run !== undefined && (
        <Step title="Run it:">
          <CodeBlock code={run} language="sh" what="the command" />
        </Step>
      )}
    </ol>
  );
}

interface SnippetFileProps extends Pick<SnippetStepsProps, "snippet" | "target"> {
  readonly file: string;
}

/** By file name extension. */
const languages: Readonly<Record<string, Language>> = { js: "js", mjs: "js", py: "python", go: "go", sh: "sh" };

/** A file of a snippet, filled in for a key. */
export function SnippetFile({ snippet: { id, tool }, file, target }: SnippetFileProps) {
  const language = languages[file.split(".").at(-1) ?? ""];
  return (
    <CodeBlock code={fillSnippet(snippetText(id, file), target)} language={language} what={`${file} for ${tool}`} />
  );
}

function Code({ children }: { readonly children: string }) {
  return <code className="font-mono text-[0.8125rem]">{children}</code>;
}

interface StepProps {
  readonly title: ReactNode;
  /** Half as wide on large screens, beside the next step. */
  readonly isHalf?: boolean;
  readonly children: ReactNode;
}

function Step({ title, isHalf = false, children }: StepProps) {
  return (
    <li className={`grid min-w-0 grid-cols-1 content-start gap-2 ${isHalf ? "" : "lg:col-span-full"}`}>
      <p className="text-sm">{title}</p>
      {children}
    </li>
  );
}

interface SecretProps {
  readonly name: NonNullable<Snippet["secret"]>;
  readonly currency: string;
  readonly hasFaucet: boolean;
}

function Secret({ name, currency, hasFaucet }: SecretProps) {
  const variable = <Code>{name}</Code>;
  if (name === "SIGNED_TRANSACTION")
    return (
      <>
        Set the environment variable {variable} to a signed transaction in hexadecimal. A wallet or a library signs it;
        curl can&apos;t.
      </>
    );
  return (
    <>
      Set the environment variable {variable} to the private key of an account with some {currency}.
      {hasFaucet && (
        <>
          {" "}
          <TextLink to="/devchain">The devchain has funded accounts.</TextLink>
        </>
      )}
    </>
  );
}
