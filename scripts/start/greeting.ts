import { say } from "../terminal/say";

/** Tells the person where everything is. */
export function greet(port: number, log: string): void {
  say(`
  The practice is open:        http://localhost:${port}
  Mails it would have sent:    http://localhost:${port}/development/outbox
  The Worker's log:            ${log}

  Ctrl-C ends it.
`);
}
