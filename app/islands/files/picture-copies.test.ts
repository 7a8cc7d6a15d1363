// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepCopies } from "./picture-copies";
import type { PictureCut } from "./picture-cut";

let sent: { button: string; copies: string[] }[];
/** The copies that are being made, by the name of the file: answered by hand. */
let making: Map<string, { done: (copies: (File | undefined)[]) => void; fail: () => void }>;

const filesOf = (input: Element | null | undefined) => [...((input as HTMLInputElement | null)?.files ?? [])];

type CutBy = (changed: () => void) => PictureCut;

function page({ chosen = "", cutBy }: { chosen?: string; cutBy?: CutBy } = {}) {
  document.body.innerHTML = `<form method="post"><input type="file" name="photo" data-widths="160 480">
    <input type="file" name="photo-160" hidden><input type="file" name="photo-480" hidden>
    <button type="submit" value="save">Save</button><button type="submit" value="other">Other</button></form>`;
  const form = document.querySelector("form")!;
  const input = form.querySelector<HTMLInputElement>("[data-widths]")!;
  const put = (name: string) => {
    const files = new DataTransfer();
    if (name !== "") files.items.add(new File(["x"], name));
    input.files = files.files;
  };
  put(chosen);
  keepCopies(
    form,
    (file) =>
      new Promise((done, refuse) => making.set(file.name, { done, fail: () => refuse(new Error("no picture")) })),
    cutBy && ((_form, changed) => cutBy(changed)),
  );
  const copies = () =>
    ["160", "480"].flatMap((width) => filesOf(form.querySelector(`[name=photo-${width}]`)).map(({ name }) => name));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    sent.push({ button: event.submitter?.getAttribute("value") ?? "", copies: copies() });
  });
  return {
    form,
    copies,
    picture: () => filesOf(input)[0]?.name,
    choose: (name: string) => {
      put(name);
      input.dispatchEvent(new Event("change", { bubbles: true }));
    },
    press: (button = "save") => form.querySelector<HTMLElement>(`[value=${button}]`)?.click(),
  };
}

const made = async (name: string) => {
  making.get(name)?.done([new File(["x"], `${name}-160`), new File(["x"], `${name}-480`)]);
  await settled();
};
const settled = () => new Promise((done) => void setTimeout(done, 5));

beforeEach(() => {
  [sent, making] = [[], new Map()];
});
// The files share one environment: timers that are left replaced would stand still in the next file.
afterEach(() => vi.useRealTimers());

test("a form waits for the copies of its picture, and is sent once with the button that was pressed last", async () => {
  const { choose, press } = page();
  choose("one");
  press();
  press("other");
  expect(sent).toEqual([]);
  await made("one");
  expect(sent).toEqual([{ button: "other", copies: ["one-160", "one-480"] }]);
});

test("the copies are those of the last choice, whichever are made first", async () => {
  const { choose, press, copies } = page();
  choose("one");
  choose("two");
  press();
  await made("two");
  await made("one");
  expect(copies()).toEqual(["two-160", "two-480"]);
  expect(sent).toHaveLength(1);
});

test("a choice that is made while the form waits is waited for, too", async () => {
  const { choose, press } = page();
  choose("one");
  press();
  choose("two");
  await made("one");
  expect(sent).toEqual([]);
  await made("two");
  expect(sent).toEqual([{ button: "save", copies: ["two-160", "two-480"] }]);
});

test("a page that stays after it was sent waits for the next choice again, without the copies before", async () => {
  const { choose, press } = page();
  choose("one");
  await made("one");
  press();
  choose("two");
  press();
  expect(sent).toHaveLength(1);
  await made("two");
  expect(sent.map(({ copies }) => copies[0])).toEqual(["one-160", "two-160"]);
});

test("what is no picture, or is taken away again, is sent without copies", async () => {
  const { choose, press, copies } = page();
  choose("one");
  await made("one");
  choose("text");
  press();
  making.get("text")?.fail();
  await settled();
  expect(sent).toEqual([{ button: "save", copies: [] }]);
  choose("one");
  choose("");
  await made("one");
  expect(copies()).toEqual([]);
  press();
  expect(sent).toHaveLength(2);
});

test("what was chosen before the script was there has copies, and a form that is emptied has none", async () => {
  const { form, press, copies } = page({ chosen: "early" });
  press();
  await made("early");
  expect(sent).toEqual([{ button: "save", copies: ["early-160", "early-480"] }]);
  const other = page({ chosen: "late" });
  other.form.dispatchEvent(new Event("reset"));
  await made("late");
  expect(other.copies()).toEqual([]);
  expect([form.isConnected, copies().length]).toEqual([false, 2]);
});

test("nobody waits for ever: after a while the picture goes without its copies", async () => {
  vi.useFakeTimers();
  const { choose, press } = page();
  choose("one");
  press();
  await vi.advanceTimersByTimeAsync(19_000);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(sent).toEqual([{ button: "save", copies: [] }]);
});

test("of a picture that is cut the chosen part is sent, with copies of the part, and each choice is of the whole", async () => {
  const opened: string[] = [];
  let part = "first";
  let move = () => {};
  const { choose, press, picture } = page({
    cutBy: (changed) => {
      move = changed;
      return {
        open: async ({ name }) => void opened.push(name),
        take: async () => (part === "" ? undefined : new File(["x"], part)),
      };
    },
  });
  choose("whole");
  await settled();
  await made("first");
  expect(picture()).toBe("first");
  part = "second";
  move();
  press();
  await settled();
  expect(sent).toEqual([]);
  await made("second");
  expect([picture(), opened]).toEqual(["second", ["whole"]]);
  expect(sent).toEqual([{ button: "save", copies: ["second-160", "second-480"] }]);
  part = "";
  move();
  await settled();
  await made("whole");
  expect(picture()).toBe("whole");
});
