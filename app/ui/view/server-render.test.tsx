import { renderToStaticMarkup } from "react-dom/server";
import { Banner } from "./banner";
import { describe, expect, it } from "vitest";
import { Button, LinkButton } from "../action/button";
import { BarLink } from "../shell/bar-link";
import { MenuGroup } from "../shell/menu-group";
import { SidePanel } from "../shell/side-panel";
import { DataTable } from "./data-table";
import { ErrorSummary } from "../form/error-summary";
import { RadioGroup } from "../form/radio-group";
import { TextField } from "../form/text-field";
import { LinkProvider } from "../base/link";

describe("components without script", () => {
  it("tie a field to its hint and its first error", () => {
    const html = renderToStaticMarkup(<TextField name="email" label="Email" hint="Help" error={["First", "Second"]} />);
    expect(html).toContain('<label for="email"');
    expect(html).toContain('id="email-hint"');
    expect(html).toMatch(/id="email-error".*First/u);
    expect(html).not.toContain("Second");
    expect(html).toMatch(/<input[^>]*aria-describedby="email-hint email-error"[^>]*aria-invalid="true"/u);
  });

  it("never submit from a button that says why it cannot be used", () => {
    const html = renderToStaticMarkup(
      <Button type="submit" disabledReason="It has not started.">
        Enter
      </Button>,
    );
    expect(html).toContain('type="button"');
    expect(html).toContain('aria-disabled="true"');
    expect(html).toContain("It has not started.");
    expect(html).not.toMatch(/ disabled/u);
  });

  it("lead nowhere from a link that says why it cannot be followed", () => {
    const html = renderToStaticMarkup(
      <LinkButton href="/room" disabledReason="Closed.">
        Enter
      </LinkButton>,
    );
    expect(html).not.toContain("/room");
  });

  it("focus the error summary by attribute and link it to the fields", () => {
    const html = renderToStaticMarkup(
      <ErrorSummary title="There is a problem" errors={[{ fieldId: "email", message: "Enter an email" }]} />,
    );
    expect(html).toMatch(/tabindex="-1"[^>]*autofocus/u);
    expect(html).toContain('href="#email"');
  });

  it("focus by attribute what says what was just done, so that its button is the next stop of the keyboard", () => {
    expect(renderToStaticMarkup(<Banner tone="good" takesFocus title="Done." />)).toMatch(
      /tabindex="-1"[^>]*autofocus/u,
    );
    expect(renderToStaticMarkup(<Banner tone="good" title="Done." />)).not.toContain("tabindex");
  });

  it("give the first choice the id that an error summary links to", () => {
    const html = renderToStaticMarkup(
      <RadioGroup name="kind" label="Kind" options={[{ value: "a", label: "A" }]} defaultValue="a" />,
    );
    expect(html).toMatch(/<input[^>]*id="kind"[^>]*name="kind"[^>]*checked=""/u);
  });

  it("open and close the side panel by a button that posts the other of the two", () => {
    const panel = (open: boolean) =>
      renderToStaticMarkup(
        <SidePanel label="Main" toggle={{ action: "/display", label: "Menu" }} open={open}>
          <MenuGroup title="Day">
            <BarLink href="/patients" label="Patients" icon="person" />
          </MenuGroup>
        </SidePanel>,
      );
    expect(panel(true)).toMatch(/<button[^>]*name="rail" value="closed" aria-expanded="true"/u);
    expect(panel(false)).toMatch(/<button[^>]*name="rail" value="open" aria-expanded="false"/u);
    for (const html of [panel(true), panel(false)]) expect(html).toContain('href="/patients"');
  });

  it("mark the cells of a table that hold what can be done, so that a card shows them without a heading", () => {
    const html = renderToStaticMarkup(
      <DataTable
        caption="Rooms"
        rows={[{ id: "1" }]}
        rowKey={({ id }) => id}
        columns={[
          { key: "name", header: "Name", lead: true, cell: () => "Blue" },
          { key: "do", header: "Actions", actions: true, cell: () => <a href="/edit">Edit</a> },
        ]}
      />,
    );
    expect(html).toMatch(/<td[^>]*data-actions="true"[^>]*>.*Edit/u);
    expect(html).toMatch(/<td[^>]*data-lead="true"[^>]*>.*Blue/u);
  });

  it("mark what a narrow row says beside its name, without its column's name, or not at all", () => {
    const html = renderToStaticMarkup(
      <DataTable
        caption="Visits"
        rows={[{ id: "1" }]}
        rowKey={({ id }) => id}
        columns={[
          { key: "name", header: "Name", lead: true, cell: () => "Noor" },
          { key: "status", header: "Status", cell: () => "Confirmed" },
          { key: "when", header: "When", plain: true, cell: () => "09:00" },
          { key: "category", header: "Category", cell: () => "–" },
        ]}
      />,
    );
    expect(html).toMatch(/<td[^>]*data-label="Status"[^>]*data-state="true"/u);
    expect(html).toMatch(/<td[^>]*data-label="When"[^>]*data-plain="true"/u);
    expect(html).toMatch(/<td[^>]*data-label="Category"[^>]*data-none="true"/u);
    expect(html.match(/data-none/gu)).toHaveLength(1);
  });

  it("navigate the way the page says", () => {
    const html = renderToStaticMarkup(
      <LinkProvider component={({ href, children }) => <b data-to={href}>{children}</b>}>
        <LinkButton href="/next">Next</LinkButton>
      </LinkProvider>,
    );
    expect(html).toContain('data-to="/next"');
  });
});
