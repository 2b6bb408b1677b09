import { type ComponentType, lazy, Suspense, useState } from "react";
import { NotFoundPage } from "./pages/not-found-page.js";
import { PageLoading } from "./parts/page-loading.js";

interface PageOfRouteProps {
  /** The `:id` of the path. */
  readonly id: string;
}

interface Route {
  readonly path: string;
  readonly access: "anyone" | "user" | "operator" | "development";
  readonly page: ComponentType<PageOfRouteProps>;
  /** Loads the page before it is rendered. */
  readonly load: () => Promise<unknown>;
  /** The page's module in `pages/`, so that its HTML names the files. */
  readonly module: string;
}

/**
 * A page that is loaded when it is visited. The first page is loaded before the app begins, and then has no Suspense boundary: React hydrates
 * what is below one later, when data may have arrived that the HTML lacks, and then replaces the page with all that was typed into it.
 */
function onDemand(load: () => Promise<ComponentType<PageOfRouteProps>>): Pick<Route, "page" | "load"> {
  let loaded: ComponentType<PageOfRouteProps> | undefined;
  const loadOnce = async () => (loaded ??= await load());
  const Page = lazy(async () => ({ default: await loadOnce() }));
  const page = (props: PageOfRouteProps) => {
    const [Loaded] = useState(() => loaded);
    if (Loaded) return <Loaded {...props} />;
    return (
      <Suspense fallback={<PageLoading />}>
        <Page {...props} />
      </Suspense>
    );
  };
  return { page, load: loadOnce };
}

const landingPage = onDemand(async () => (await import("./pages/landing/landing-page.js")).LandingPage);
const signUpPage = onDemand(async () => (await import("./pages/account/sign-up-page.js")).SignUpPage);
const logInPage = onDemand(async () => (await import("./pages/account/log-in-page.js")).LogInPage);
const forgotPasswordPage = onDemand(
  async () => (await import("./pages/account/forgot-password-page.js")).ForgotPasswordPage,
);
const keysPage = onDemand(async () => (await import("./pages/keys/keys-page.js")).KeysPage);
const keyPage = onDemand(async () => (await import("./pages/key/key-page.js")).KeyPage);
const usagePage = onDemand(async () => (await import("./pages/usage/usage-page.js")).UsagePage);
const requestsPage = onDemand(async () => (await import("./pages/requests/requests-page.js")).RequestsPage);
const requestPage = onDemand(async () => (await import("./pages/requests/request-page.js")).RequestPage);
const profilePage = onDemand(async () => (await import("./pages/profile/profile-page.js")).ProfilePage);
const operatorPage = onDemand(async () => (await import("./pages/operator/operator-page.js")).OperatorPage);
const userPage = onDemand(async () => (await import("./pages/operator/user-page.js")).UserPage);
const statusPage = onDemand(async () => (await import("./pages/status/status-page.js")).StatusPage);
const resetPasswordPage = onDemand(
  async () => (await import("./pages/account/reset-password-page.js")).ResetPasswordPage,
);
const emailChangePage = onDemand(async () => (await import("./pages/account/email-change-page.js")).EmailChangePage);
const allowDevicePage = onDemand(async () => (await import("./pages/account/allow-device-page.js")).AllowDevicePage);
const mailboxPage = onDemand(async () => (await import("./pages/development/mailbox-page.js")).MailboxPage);
const devchainPage = onDemand(async () => (await import("./pages/development/devchain-page.js")).DevchainPage);

/** Every page. A path of one segment is also in `http/rpc-path.ts`, else it is taken for an API key. */
const routes: readonly Route[] = [
  { path: "/", access: "anyone", ...landingPage, module: "landing/landing-page" },
  { path: "/signup", access: "anyone", ...signUpPage, module: "account/sign-up-page" },
  { path: "/login", access: "anyone", ...logInPage, module: "account/log-in-page" },
  { path: "/forgot-password", access: "anyone", ...forgotPasswordPage, module: "account/forgot-password-page" },
  { path: "/confirm-email", access: "anyone", ...emailChangePage, module: "account/email-change-page" },
  { path: "/allow-device", access: "anyone", ...allowDevicePage, module: "account/allow-device-page" },
  { path: "/reset-password", access: "anyone", ...resetPasswordPage, module: "account/reset-password-page" },
  { path: "/status", access: "anyone", ...statusPage, module: "status/status-page" },
  { path: "/keys", access: "user", ...keysPage, module: "keys/keys-page" },
  { path: "/keys/:id", access: "user", ...keyPage, module: "key/key-page" },
  { path: "/usage", access: "user", ...usagePage, module: "usage/usage-page" },
  { path: "/requests", access: "user", ...requestsPage, module: "requests/requests-page" },
  { path: "/requests/:id", access: "user", ...requestPage, module: "requests/request-page" },
  { path: "/profile", access: "user", ...profilePage, module: "profile/profile-page" },
  { path: "/operator", access: "operator", ...operatorPage, module: "operator/operator-page" },
  { path: "/operator/:id", access: "operator", ...userPage, module: "operator/user-page" },
  { path: "/mailbox", access: "development", ...mailboxPage, module: "development/mailbox-page" },
  { path: "/devchain", access: "development", ...devchainPage, module: "development/devchain-page" },
];

/** The paths of all pages, each with its module in `pages/`. */
export const pageModules: readonly Pick<Route, "path" | "module">[] = routes;

/** The page of a path, and the id in it. */
export function findRoute(pathname: string): Omit<Route, "path" | "module"> & PageOfRouteProps {
  for (const { path, module: _module, ...route } of routes) {
    const base = path.replace(":id", "");
    const id = path === base ? "" : pathname.slice(base.length);
    if (pathname === path) return { ...route, id: "" };
    if (id !== "" && !id.includes("/") && pathname.startsWith(base)) return { ...route, id };
  }
  return { access: "anyone", page: NotFoundPage, load: async () => undefined, id: "" };
}
