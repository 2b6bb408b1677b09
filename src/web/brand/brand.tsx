import { Link } from "../router/link.js";
import mark from "./mark.svg";

/** The sign and the name, leading home. */
export function Brand({ to }: { readonly to: string }) {
  return (
    <Link to={to} className="flex shrink-0 items-center gap-2.5 rounded-lg font-semibold tracking-tight">
      <img src={mark} alt="" width={28} height={28} />
      rootgate
    </Link>
  );
}
