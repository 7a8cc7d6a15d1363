import { paths } from "~/paths";
import { demoAddress, demoLogins, DEMO_PASSWORD } from "../demo/logins";
import { PRACTICES } from "../demo/practices/all";
import { say } from "../terminal/say";

/** Tells the person where everything is, and how to sign in. */
export function greet(port: number, log: string): void {
  for (const [index, plan] of PRACTICES.entries()) {
    const address = demoAddress(plan, port, index === 0);
    const logins = demoLogins(plan).map(({ who, email }) => `      ${who.padEnd(18)} ${email}`);
    say(`
  ${plan.name}
    practice             ${address}
    book an appointment  ${address}${paths.booking()}
    sign in              ${address}${paths.login()}
${logins.join("\n")}
    emails it has sent   ${address}${paths.developmentOutbox()}`);
  }
  say(`
  Open your own practice       http://localhost:${port}${paths.createOrganization()}
  Password for every sign-in   ${DEMO_PASSWORD}
  Worker log                   ${log}

  Press Ctrl-C to stop.
`);
}
