import type { MailServer } from "../fakes/mail-server.js";
import type { DashboardClient, Person } from "../integration/dashboard-client.js";
import { untilTrue } from "./until-true.js";

/** Signs somebody up on a service in production, opens the link in the mail that it sent, and logs in. */
export async function joinByMail(client: DashboardClient, mails: MailServer): Promise<Person> {
  const person = { email: "ada@example.org", password: "correct horse battery" };
  await client.post("/api/auth/sign-up/email", { name: "Ada", ...person });
  await untilTrue(async () => findLink(mails) !== undefined);
  const { pathname, search } = new URL(findLink(mails) as string);
  await client.ask("GET", `${pathname}${search}`);
  await client.post("/api/auth/sign-in/email", person);
  return person;
}

/** The link in the mails, whose lines are broken up as RFC 2045 says (quoted-printable). */
function findLink({ heard }: MailServer): string | undefined {
  if (!heard.includes(".")) return undefined;
  const text = heard.join("\n").replaceAll("=\n", "").replaceAll("=3D", "=");
  return /https?:\S+token=\S+/.exec(text)?.[0];
}
