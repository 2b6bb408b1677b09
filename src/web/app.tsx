import { QueryClientProvider } from "@tanstack/react-query";
import { Fragment } from "react";
import { queryClient } from "./api/query-client.js";
import { Header } from "./header/header.js";
import { ConnectionNotice } from "./parts/connection-notice.js";
import { ErrorBoundary } from "./parts/error-boundary.js";
import { QuotaNotice } from "./parts/quota-notice.js";
import { Toasts } from "./parts/toasts.js";
import { DevelopmentOnly } from "./router/development-only.js";
import { RenderedUrl, useLocation } from "./router/location.js";
import { LoggedIn } from "./router/logged-in.js";
import { OperatorsOnly } from "./router/operators-only.js";
import { findRoute } from "./routes.js";

/** The dashboard: the header, and the page that the URL names. `renderedUrl` is the one of its HTML. */
export function App({ renderedUrl }: { readonly renderedUrl: string }) {
  return (
    <RenderedUrl value={renderedUrl}>
      <QueryClientProvider client={queryClient}>
        <Toasts>
          <a href="#content" className="skip-link">
            Skip to the content
          </a>
          <ConnectionNotice />
          <Header />
          <QuotaNotice />
          <main id="content" tabIndex={-1}>
            <CurrentPage />
          </main>
        </Toasts>
      </QueryClientProvider>
    </RenderedUrl>
  );
}

const guards = { anyone: Fragment, user: LoggedIn, operator: OperatorsOnly, development: DevelopmentOnly };

function CurrentPage() {
  const { pathname } = useLocation();
  const { page: PageOfRoute, access, id } = findRoute(pathname);
  const Guard = guards[access];
  return (
    <ErrorBoundary key={pathname}>
      <Guard>
        <PageOfRoute id={id} />
      </Guard>
    </ErrorBoundary>
  );
}
