import { LinkButton } from "../parts/button.js";
import { NarrowPage } from "../parts/page.js";

/** For an address that names no page. */
export function NotFoundPage() {
  return (
    <NarrowPage title="Page not found" lead="The URL may be mistyped, or the page no longer exists.">
      <LinkButton to="/" className="justify-self-start">
        Go to the start page
      </LinkButton>
    </NarrowPage>
  );
}
