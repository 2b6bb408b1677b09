import type { ReactNode } from "react";
import { limits } from "../../../../generated/limits.js";
import type { ServiceFacts } from "../../../http/api/api-types.js";
import { useIsSignUpOpen, useMe, useService } from "../../api/queries.js";
import { formatCount, formatNumber } from "../../format/number.js";
import { buttonClass, LinkButton } from "../../parts/button.js";
import { CodeBlock } from "../../parts/code-block.js";
import { useTitle } from "../../parts/page.js";
import { curlExample } from "../../request-code/curl-example.js";
import { useLocation } from "../../router/location.js";
import { Pictures } from "./pictures.js";

/** What the service is, one call to try, and the way in. */
export function LandingPage() {
  const heading = useTitle("Rootstock, one call away");
  const { data: service } = useService();
  const { origin } = useLocation();
  const baseUrl = service?.networks[0]?.baseUrl ?? origin;
  return (
    <div className="mx-auto grid max-w-5xl grid-cols-1 gap-16 px-4 py-12 sm:px-6 sm:py-20">
      <section className="grid grid-cols-1 items-center gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)] lg:gap-16">
        <div>
          <h1 ref={heading} tabIndex={-1} className="text-4xl leading-tight font-semibold tracking-tight sm:text-5xl">
            Rootstock, one call away
          </h1>
          <p className="text-ink-soft mt-5 max-w-prose text-lg">
            JSON-RPC endpoints for Rootstock, the Bitcoin sidechain that runs the EVM. Create an API key and send
            requests from viem, ethers, web3.js, curl or a wallet.
          </p>
          <Entrance />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-3">
          <h2 className="text-ink-soft text-sm font-medium">Request the latest block</h2>
          <CodeBlock code={curlExample(`${baseUrl}/YOUR_API_KEY`)} what="the request" />
          <h2 className="text-ink-soft mt-2 text-sm font-medium">Get the response</h2>
          <CodeBlock code='{"jsonrpc":"2.0","id":1,"result":"0x5bad55"}' what="the response" />
        </div>
      </section>
      <Facts service={service} />
      <Pictures />
      <Footer />
    </div>
  );
}

function Entrance() {
  const { data: me } = useMe();
  const isSignUpOpen = useIsSignUpOpen();
  return (
    <div className="mt-8 flex flex-wrap gap-3">
      {(me || isSignUpOpen) && (
        <LinkButton to={me ? "/keys" : "/signup"} look="primary" className="min-h-11 px-5">
          {me ? "Go to your keys" : "Create an account"}
        </LinkButton>
      )}
      <a href="/docs" className={`${buttonClass("secondary")} min-h-11 px-5`}>
        Read the docs
      </a>
    </div>
  );
}

function Facts({ service }: { readonly service: ServiceFacts | undefined }) {
  return (
    <section aria-label="What you get" className="border-line grid gap-8 border-t pt-12 sm:grid-cols-3">
      <Fact title={service ? formatCount(service.networks.length, "network") : "Rootstock networks"}>
        {service &&
          `${service.networks.map(({ network, chainId }) => `${network} (chain ${chainId})`).join(" and ")}. `}
        Each API key belongs to one network.
      </Fact>
      <Fact title={service ? `${formatNumber(service.offer.requestsPerDay)} requests a day` : "Free requests"}>
        Free, over up to {service?.offer.keysPerUser ?? limits.keysPerUser} keys. Every response includes your remaining
        quota.
      </Fact>
      <Fact title="One OpenRPC specification">
        {service?.offer.methodCount ?? "All"} methods, with every parameter, result and error in one{" "}
        <a href="/openrpc.json" className="text-accent underline underline-offset-4">
          OpenRPC specification
        </a>
        .
      </Fact>
    </section>
  );
}

function Footer() {
  return (
    <footer className="border-line text-ink-soft flex flex-wrap gap-x-6 gap-y-2 border-t pt-6 text-sm">
      <FooterLink to="/docs">Documentation</FooterLink>
      <FooterLink to="/docs/methods">Methods</FooterLink>
      <FooterLink to="/docs/errors">Errors</FooterLink>
      <FooterLink to="/status">Status</FooterLink>
      <FooterLink to="/openrpc.json">OpenRPC specification</FooterLink>
      <FooterLink to="/llms.txt">llms.txt</FooterLink>
      <FooterLink to="/docs/security">Security</FooterLink>
    </footer>
  );
}

/** What is served beside the dashboard, so not by its router. */
function FooterLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <a href={to} className="hover:text-ink underline-offset-4 hover:underline">
      {children}
    </a>
  );
}

function Fact({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div>
      <h2 className="font-semibold">{title}</h2>
      <p className="text-ink-soft mt-1.5 text-sm">{children}</p>
    </div>
  );
}
