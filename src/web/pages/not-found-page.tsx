import { LinkButton } from "../parts/button.js";
import { NarrowPage } from "../parts/page.js";

/** For an address that names no page. */
export function NotFoundPage() {
  return (
    <NarrowPage title="There is no such page" lead="The address may be mistyped, or what it named is gone.">
      <LinkButton to="/" className="justify-self-start">
        Go to the start page
      </LinkButton>
    </NarrowPage>
  );
}
