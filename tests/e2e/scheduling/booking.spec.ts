import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { servePractice, type ServedPractice } from "../../support/booking";
import { expect, expectNoAxeViolations, test } from "../../support/browser";
import { mailedLink } from "../../support/mailed-link";

/** The browser's own line on an answer that refuses: a time that was taken, a field that does not fit. */
test.use({ allowedConsoleErrors: [/status of (409|422)/] });

const base = "/secure/providerweb";

interface Words {
  continue: string;
  book: string;
  requested: string;
  firstName: string;
  lastName: string;
  email: string;
}

const ENGLISH: Words = {
  continue: "Continue",
  book: "Book this appointment",
  requested: "Your request has been sent",
  firstName: "First name",
  lastName: "Last name (optional)",
  email: "Email address",
};
const ARABIC: Words = {
  continue: "متابعة",
  book: "حجز هذا الموعد",
  requested: "تم إرسال طلبك",
  firstName: "الاسم الأول",
  lastName: "اسم العائلة (اختياري)",
  email: "البريد الإلكتروني",
};

/** Fills in who the appointment is for. */
async function sayWho(page: Page, words: Words): Promise<void> {
  await page.getByRole("textbox", { name: words.firstName, exact: true }).fill("Ana");
  await page.getByRole("textbox", { name: words.lastName, exact: true }).fill("Núñez");
  await page.getByRole("textbox", { name: words.email, exact: true }).fill("ana@example.com");
}

/** Walks from the first decision to the confirmation, looking at each page on the way. */
async function walk(
  page: Page,
  practice: ServedPractice,
  words: Words,
  look: (page: Page) => Promise<void>,
  lang: string,
): Promise<void> {
  await page.goto(`${practice.organization.url}${base}/home/consultation?lang=${lang}`);
  await look(page);
  await page.locator("main a[href*='/videoAppointments/']").click();
  await look(page);
  for (const list of ["service", "department", "practiceLocation"]) {
    await page.goto(`${practice.organization.url}${base}/videoAppointments/${list}`);
    await look(page);
  }
  await page.goto(
    `${practice.organization.url}${base}/home/video-appointments/book_appointment/${practice.ids.videoOffering}`,
  );
  const proceed = page.getByRole("button", { name: words.continue, exact: true });
  await look(page);
  // Any doctor: the times of all follow. A press on a doctor's own time would leave that page out.
  await page.locator("main button[name=pick]").first().click();
  await look(page);
  await proceed.click();
  await look(page);
  await sayWho(page, words);
  await page.getByRole("button", { name: words.book, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: words.requested })).toBeVisible();
  await look(page);
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a stranger books an appointment, and what was typed is kept when something is wrong", async ({
    page,
    operator,
  }) => {
    const practice = await servePractice(operator);
    const question = (id: string, position: number, text: string, kind: string, options: string[]) =>
      [id, practice.ids.videoOffering, position, text, kind, JSON.stringify(options), 1] as const;
    await practice.load([
      {
        table: "booking_question",
        columns: ["id", "service_offering_id", "position", "text", "kind", "options", "required"],
        rows: [
          [...question("allergies", 0, "Any allergies?", "TEXT", [])],
          [...question("how", 1, "How did you hear of us?", "ONE_OF", ["A friend", "The web"])],
        ],
      },
    ]);
    await page.goto(`${practice.organization.url}${base}/videoAppointments/provider?q=silva&language=en`);
    await expect(page.getByRole("list", { name: "Filtered by" }).getByRole("link")).toHaveCount(2);
    await page
      .getByRole("listitem")
      .getByRole("link", { name: /\d{2}:\d{2}/ })
      .first()
      .click();
    await sayWho(page, { ...ENGLISH });
    await page.getByRole("textbox", { name: "Email address", exact: true }).fill("not an address");
    await page.getByRole("textbox", { name: "Any allergies?" }).fill("Nuts");
    await page.getByRole("button", { name: "Book this appointment" }).click();
    await expect(page.getByRole("alert")).toContainText("Email address");
    await expect(page.getByRole("alert")).toContainText("How did you hear of us?");
    await expect(page.getByRole("textbox", { name: "Any allergies?" })).toHaveValue("Nuts");
    await expect(page.getByRole("textbox", { name: "First name", exact: true })).toHaveValue("Ana");
    await page.getByRole("textbox", { name: "Email address", exact: true }).fill("ana@example.com");
    await page.getByRole("radio", { name: "The web" }).check();
    await page.getByRole("button", { name: "Book this appointment" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Your request has been sent" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Add to your calendar" })).toHaveAttribute(
      "href",
      /appointment\.ics\?reference=/,
    );
  });
});

test.describe("paying to book, without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a stranger whose card is declined tries again, and is confirmed by what the gateway says", async ({
    page,
    operator,
    browser,
  }) => {
    // axe needs a script, and the pages none: another window looks at the same page.
    const look = async (lang: string) => {
      const other = await browser.newPage({ javaScriptEnabled: true });
      await other.goto(`${page.url()}&lang=${lang}`);
      await expectNoAxeViolations(other);
      await other.close();
    };
    const practice = await servePractice(operator);
    const paid = { id: randomUUID(), option: "PAY_TO_BOOK_BLOCK_APPOINTMENT_REQUESTS_IF_PAYMENT_FAILS" };
    await practice.load([
      {
        table: "service_offering",
        columns: ["id", "name", "offerings_type", "duration_minutes", "online_booking_option", "online_payment_option"],
        rows: [[paid.id, "Paid visit", "VIDEO_CONSULTATION", 20, "ENABLED", paid.option]],
      },
      {
        table: "service_offering_branch",
        columns: ["service_offering_id", "branch_id", "cost_minor", "currency_code"],
        rows: [[paid.id, practice.ids.branch, 7_000, "EUR"]],
      },
      {
        table: "employee_offering",
        columns: ["employee_id", "service_offering_id"],
        rows: [[practice.ids.doctor, paid.id]],
      },
      {
        table: "payment_gateway",
        columns: ["id", "type", "status", "created_ts", "modified_ts"],
        rows: [["development", "DEVELOPMENT", "ACTIVE", 1, 1]],
      },
    ]);
    await page.goto(
      `${practice.organization.url}${base}/home/video-appointments/book_appointment/${paid.id}/${practice.ids.doctor}`,
    );
    await page.getByRole("button", { name: "Continue", exact: true }).click();
    await sayWho(page, ENGLISH);
    await page.getByRole("button", { name: "Book and pay €70.00", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Pay for your appointment" })).toBeVisible();
    await look("en_US");
    await page.getByRole("button", { name: "Pay €70.00", exact: true }).click();
    await page.getByRole("button", { name: "Decline" }).click();
    await expect(page.getByText("The payment did not go through")).toBeVisible();
    await page.getByRole("button", { name: "Pay €70.00", exact: true }).click();
    await page.getByRole("button", { name: "Pay €70.00", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Thank you for your payment" })).toBeVisible();
    await expect(page.getByText("Your appointment is confirmed.")).toBeVisible();
    await look("ar_BH");
  });
});

test("every page of a booking is free of accessibility violations", async ({ page, operator }) => {
  const practice = await servePractice(operator);
  await walk(page, practice, ENGLISH, expectNoAxeViolations, "en_US");
});

test("in Arabic they run from right to left and are as free of them", async ({ page, operator }) => {
  const practice = await servePractice(operator, { locale: "ar_BH" });
  const look = async (each: Page) => {
    await expect(each.locator("html")).toHaveAttribute("dir", "rtl");
    await expectNoAxeViolations(each);
  };
  await walk(page, practice, ARABIC, look, "ar_BH");
});

test("whose time could not be held comes too late and is offered others, with everything typed still there", async ({
  page,
  openBrowser,
  operator,
}) => {
  const practice = await servePractice(operator);
  const start = `${practice.organization.url}${base}/videoAppointments/${practice.ids.doctor}/bookAppointment?service=${practice.ids.videoOffering}`;
  // A browser that keeps no cookies: nothing can be held for it.
  const other = await openBrowser({ javaScriptEnabled: false });
  for (const visitor of [other, page]) {
    const forget = async () => void (visitor === other && (await other.context().clearCookies()));
    await visitor.goto(start);
    await forget();
    await visitor.getByRole("button", { name: "Continue", exact: true }).click();
    await sayWho(visitor, ENGLISH);
    await forget();
  }
  await page.getByRole("button", { name: "Book this appointment" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your request has been sent" })).toBeVisible();
  await other.getByRole("button", { name: "Book this appointment" }).click();
  await expect(other.getByRole("status")).toContainText("Sorry, this time is not available");
  await other.getByRole("button", { name: "Continue", exact: true }).first().click();
  await expect(other.getByRole("textbox", { name: "Email address", exact: true })).toHaveValue("ana@example.com");
  await other.getByRole("button", { name: "Book this appointment" }).click();
  await expect(other.getByRole("heading", { level: 1, name: "Your request has been sent" })).toBeVisible();
});

test("a stranger books in at most 4 activations and three fields, by keyboard in at most 25 keystrokes", async ({
  page,
  operator,
}) => {
  const practice = await servePractice(operator);
  const keys = { strokes: 0, activations: 0, fields: 0 };
  const press = async (key: string) => {
    keys.strokes += 1;
    if (keys.strokes > 200) throw new Error("the keyboard leads nowhere");
    await page.keyboard.press(key);
  };
  /** Moves on by Tab until something whose name fits has the focus, which must be seen to have it. */
  const tabTo = async (name: string | RegExp, role: "link" | "button" | "textbox") => {
    const wanted = page.getByRole(role, { name, exact: true }).first();
    await wanted.waitFor({ state: "attached" });
    const focused = async () => wanted.evaluate((element) => element === document.activeElement);
    while (!(await focused())) await press("Tab");
    expect(await page.evaluate(() => document.activeElement?.matches(":focus-visible"))).toBe(true);
  };
  const activate = async () => {
    keys.activations += 1;
    await press("Enter");
  };
  const skip = async (name: string) => {
    await tabTo(name, "link");
    const target = await page.getByRole("link", { name, exact: true }).first().getAttribute("href");
    await press("Enter");
    // Until the page is there, the next Tab would go on from the link.
    await page.waitForURL(({ hash }) => hash === target);
  };
  await page.goto(`${practice.organization.url}${base}/home/consultation`);
  await skip("Skip to main content");
  await tabTo(/By video/, "link");
  await activate();
  await expect(page.getByRole("heading", { level: 1, name: "Who would you like to see?" })).toBeVisible();
  await skip("Skip to main content");
  await skip("Skip to the list");
  await tabTo(/^\d{1,2}:\d{2}/, "link");
  await activate();
  await expect(page.getByRole("heading", { level: 1, name: "About you" })).toBeVisible();
  // The page puts the focus where typing begins; a Tab that comes before its script would go on from the page's top.
  await expect(page.getByRole("textbox", { name: "First name", exact: true })).toBeFocused();
  for (const [label, text] of [
    ["First name", "Ana"],
    ["Last name (optional)", "Núñez"],
    ["Email address", "ana@example.com"],
  ] as const) {
    await tabTo(label, "textbox");
    keys.fields += 1;
    await page.keyboard.type(text);
  }
  await activate();
  await expect(page.getByRole("heading", { level: 1, name: "Your request has been sent" })).toBeVisible();
  process.stdout.write(
    `A stranger books in ${keys.activations} activations, ${keys.fields} fields and ${keys.strokes} keystrokes.\n`,
  );
  expect(keys.activations).toBeLessThanOrEqual(4);
  expect(keys.fields).toBe(3);
  expect(keys.strokes).toBeLessThanOrEqual(25);
});

test("a patient whom the mailed link has signed in comes back to the time and books in at most 3 activations", async ({
  openBrowser,
  operator,
}) => {
  const practice = await servePractice(operator);
  const page = await openBrowser({ baseURL: practice.organization.url });
  let activations = 0;
  const activate = async (role: "link" | "button", name: string | RegExp) => {
    activations += 1;
    await page.getByRole("main").getByRole(role, { name }).first().click();
  };
  const time = /^\d{1,2}:\d{2}/;
  const booked = page.getByRole("heading", { level: 1, name: "Your request has been sent" });
  await page.goto(`${practice.organization.url}${base}/videoAppointments/provider`);
  await page.getByRole("main").getByRole("link", { name: time }).last().click();
  await page.getByRole("textbox", { name: "Email address", exact: true }).fill("patient@clinic.example");
  await page.getByRole("button", { name: "Email me a sign-in link" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Check your email" })).toBeVisible();
  await page.goto(await mailedLink(page, "patient@clinic.example", "/s/in/"));
  await activate("button", "Sign in");
  await expect(page.getByText("You are booking for Zainab Haddad.")).toBeVisible();
  await activate("button", "Book this appointment");
  await expect(booked).toBeVisible();
  process.stdout.write(`From the mailed link a patient books in ${activations} activations.\n`);
  expect(activations).toBeLessThanOrEqual(3);

  let strokes = 0;
  activations = 0;
  const press = async (key: string) => {
    strokes += 1;
    if (strokes > 60) throw new Error("the keyboard leads nowhere");
    await page.keyboard.press(key);
  };
  const pressOn = async (wanted: Locator) => {
    await wanted.waitFor();
    while (!(await wanted.evaluate((element) => element === document.activeElement))) await press("Tab");
    activations += 1;
    await press("Enter");
  };
  const main = page.getByRole("main");
  const fromHome = async () => {
    await page.goto(`${practice.organization.url}${base}/home`);
    [strokes, activations] = [0, 0];
    await press("Tab");
    await press("Enter");
    await page.waitForURL(/#main$/);
  };
  const booksIt = async () => {
    await expect(page.getByText("You are booking for Zainab Haddad.")).toBeVisible();
    const book = main.getByRole("button", { name: "Book this appointment" }).last();
    // Nothing must be typed: the page's script puts the focus on what is pressed next.
    await expect(book).toBeFocused();
    await pressOn(book);
    await expect(booked).toBeVisible();
  };

  await fromHome();
  // What is next stands above what can be booked; a link past it is no decision.
  await pressOn(main.getByRole("link", { name: "Skip to booking", exact: true }));
  activations -= 1;
  await page.waitForURL(/#to-book$/);
  await pressOn(main.getByRole("link", { name: "Video visit" }).first());
  // Not the first one, which is booked again below: nobody has two appointments at one time.
  await pressOn(main.getByRole("button", { name: time }).nth(1));
  await booksIt();
  process.stdout.write(
    `From home a patient books a service in ${activations} activations and ${strokes} keystrokes.\n`,
  );
  expect(activations).toBeLessThanOrEqual(3);
  expect(strokes).toBeLessThanOrEqual(12);

  const day = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10);
  const startsAt = Date.parse(`${day}T10:00:00Z`);
  const { doctor, branch, patient, videoOffering } = practice.ids;
  const had = randomUUID();
  await practice.load([
    {
      table: "appointment",
      columns: [
        ...["id", "state_id", "type", "employee_id", "branch_id", "patient_id", "service_offering_id"],
        ...["starts_at", "ends_at", "time_zone", "local_day", "booked_by", "created_at", "updated_at"],
      ],
      rows: [
        [
          ...[had, 8, "video", doctor, branch, patient, videoOffering],
          ...[startsAt, startsAt + 20 * 60_000, "UTC", day, "STAFF", startsAt, startsAt],
        ],
      ],
    },
    {
      table: "appointment_history",
      columns: ["appointment_id", "version", "at", "action", "actor_kind", "actor_id", "to_state_id", "starts_at"],
      rows: [[had, 1, startsAt, "book", "patient", patient, 8, startsAt]],
    },
  ]);
  await fromHome();
  await pressOn(main.getByRole("link", { name: /Ada Okafor/ }).last());
  await booksIt();
  process.stdout.write(
    `A patient books again what they had in ${activations} activations and ${strokes} keystrokes.\n`,
  );
  expect(activations).toBeLessThanOrEqual(2);
  expect(strokes).toBeLessThanOrEqual(12);
});

test("a phone keeps the heading of the last step in view, and switching the language what was chosen and typed", async ({
  page,
  operator,
}) => {
  const practice = await servePractice(operator);
  const start = `${practice.organization.url}${base}/videoAppointments/${practice.ids.doctor}/bookAppointment?service=${practice.ids.videoOffering}`;
  const wide = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto(start);
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "About you" })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.setViewportSize(wide);
  await sayWho(page, ENGLISH);
  await page.getByRole("button", { name: "Language" }).click();
  await page.getByRole("link", { name: "العربية" }).click();
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  for (const [label, typed] of [
    [ARABIC.firstName, "Ana"],
    [ARABIC.email, "ana@example.com"],
  ] as const)
    await expect(page.getByRole("textbox", { name: label, exact: true })).toHaveValue(typed);
  await page.getByRole("button", { name: ARABIC.book, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: ARABIC.requested })).toBeVisible();
});
