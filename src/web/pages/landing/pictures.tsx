import sandboxDark from "../../../../docs/pictures/sandbox-dark.jpg";
import sandboxLight from "../../../../docs/pictures/sandbox-light.jpg";
import usageDark from "../../../../docs/pictures/usage-dark.jpg";
import usageLight from "../../../../docs/pictures/usage-light.jpg";

/** What the dashboard and the documentation look like. */
export function Pictures() {
  return (
    <section aria-label="Pictures" className="border-line grid gap-10 border-t pt-12 lg:grid-cols-2">
      <Picture
        light={usageLight}
        dark={usageDark}
        title="See what your keys do"
        alt="The usage page: today's requests against the daily quota, and a chart of requests and errors over 30 days"
      />
      <Picture
        light={sandboxLight}
        dark={sandboxDark}
        title="Try each method"
        alt="A method's page: its description, and beside it a form, the request as code, and the response"
      />
    </section>
  );
}

interface PictureProps {
  readonly light: string;
  readonly dark: string;
  readonly title: string;
  readonly alt: string;
}

/** Only the current theme's picture is loaded, shortly before it is scrolled into view. */
function Picture({ light, dark, title, alt }: PictureProps) {
  const shape = {
    alt,
    width: 1200,
    height: 940,
    loading: "lazy",
    className: "border-line w-full rounded-xl border",
  } as const;
  return (
    <figure className="grid gap-3">
      <figcaption className="font-semibold">{title}</figcaption>
      <div className="not-dark-theme">
        <img src={light} {...shape} />
      </div>
      <div className="dark-theme">
        <img src={dark} {...shape} />
      </div>
    </figure>
  );
}
