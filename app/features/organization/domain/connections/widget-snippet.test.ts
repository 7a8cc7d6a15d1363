import { expect, it } from "vitest";
import { widgetSnippet } from "./widget-snippet";

const snippet = {
  origin: "https://riverside.example",
  organizationId: "1204",
  locale: "",
  kind: "",
  colour: "",
  theme: "",
  address: "/app/appointments/appointmentWidgetUsingReact/1204",
  words: "Book a visit – Riverside",
};

it("is a plain link and one script that takes its place", () => {
  expect(widgetSnippet(snippet)).toBe(
    `<a href="https://riverside.example/app/appointments/appointmentWidgetUsingReact/1204">Book a visit – Riverside</a>
<script async src="https://riverside.example/widget.js" data-organization="1204"></script>`,
  );
});

it("says what was chosen, and lets no name of a clinic break out of it", () => {
  const chosen = { ...snippet, locale: "ar_BH", kind: "video", colour: "#7a1f4d", theme: "dark" };
  expect(widgetSnippet({ ...chosen, words: `A & <B> "C"`, address: "/w/1204?lang=ar_BH&kind=video" })).toBe(
    `<a href="https://riverside.example/w/1204?lang=ar_BH&amp;kind=video">A &amp; &lt;B&gt; &quot;C&quot;</a>
<script async src="https://riverside.example/widget.js" data-organization="1204" data-locale="ar_BH" data-kind="video" data-colour="#7a1f4d" data-theme="dark"></script>`,
  );
});
