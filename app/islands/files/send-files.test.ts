// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import type { Answered, Surroundings } from "~/kernel/upload/send-parts";
import { sendFilesOf } from "./send-files";

const WORDS = { waiting: "Waiting", stopped: "Canceled", done: "Added", there: "There", progress: "{percent}%" };

let went: string | undefined;
let asked: string[];
/** What waits for its answer. */
let open: ((answer: Answered) => void)[];

const surroundings: Surroundings = {
  ask: (method, path) => {
    asked.push(`${method} ${path}`);
    return new Promise((resolve) => open.push(resolve));
  },
  hash: () => Promise.resolve("0"),
  pause: () => Promise.resolve(),
};

/** Until nothing more has been asked for some turns of the loop. */
async function settled(): Promise<void> {
  for (let [quiet, seen] = [0, -1]; quiet < 4; quiet = asked.length === seen ? quiet + 1 : 0) {
    seen = asked.length;
    await new Promise((resolve) => void setTimeout(resolve, 5));
  }
}

/** Answers what was asked until nothing is asked any more. */
async function answerAll(wasThere = false): Promise<void> {
  await settled();
  while (open.length > 0) {
    for (const answer of open.splice(0)) answer({ status: 200, body: { uploadId: "u", parts: [], wasThere } });
    await settled();
  }
}

/** A page with the form, which has been sent with files of these names. */
function page(...names: string[]) {
  document.body.innerHTML = `
    <form method="post" data-record-files="/uploads" data-done="/done" data-there="/there">
      <input type="file" name="file"><button type="submit">Add</button>
    </form>
    <ul data-files-sending hidden></ul>
    <template data-file-sending><li><b data-name></b><progress max="100"></progress><i data-state></i>
      <button type="button" data-again hidden></button><button type="button" data-stop></button></li></template>`;
  const form = document.querySelector("form")!;
  form.dataset["words"] = JSON.stringify(WORDS);
  sendFilesOf(form, surroundings);
  const files = names.map((name) => new File(["content"], name, { type: "application/pdf" }));
  let chosen = files;
  Object.defineProperty(form.querySelector("input"), "files", { get: () => chosen });
  form.addEventListener("reset", () => (chosen = []));
  form.requestSubmit();
  const entries = [...document.querySelectorAll("[data-files-sending] li")];
  return names.map((_, at) => ({
    said: () => entries[at]?.querySelector("[data-state]")?.textContent,
    stop: () => entries[at]?.querySelector<HTMLElement>("[data-stop]")?.click(),
    offersStop: () => entries[at]?.querySelector<HTMLElement>("[data-stop]")?.hidden === false,
  }));
}

beforeEach(() => {
  [went, asked, open] = [undefined, [], []];
  vi.spyOn(window.location, "assign").mockImplementation((to) => (went = String(to)));
});

test("a file that waits for its turn is stopped at once, says so, and is never sent", async () => {
  const [first, second] = page("first.pdf", "second.pdf");
  await settled();
  second?.stop();
  expect(second?.said()).toBe("Canceled");
  expect(second?.offersStop()).toBe(false);
  await answerAll();
  expect(first?.said()).toBe("Added");
  expect(second?.said()).toBe("Canceled");
  expect(asked.filter((each) => each === "POST /uploads")).toHaveLength(1);
  expect(went).toBe("/done");
});

test("what is stopped while it is sent is thrown away, and the next file follows", async () => {
  const [first, second] = page("first.pdf", "second.pdf");
  await settled();
  first?.stop();
  expect(first?.said()).toBe("Canceled");
  await answerAll();
  expect(first?.said()).toBe("Canceled");
  expect(asked).toContain("DELETE /uploads/u");
  expect(second?.said()).toBe("Added");
  expect(went).toBe("/done");
});

test("where every file was stopped, the page stays and says of each that it was", async () => {
  const entries = page("first.pdf", "second.pdf");
  for (const { stop } of entries) stop();
  await answerAll();
  expect(entries.map(({ said }) => said())).toEqual(["Canceled", "Canceled"]);
  expect(went).toBeUndefined();
});

test("a file that the record has is said to be there, unless another was added", async () => {
  page("first.pdf");
  await answerAll(true);
  expect(went).toBe("/there");
});

/** Another form of the page, as that of a test's values beside that of its files. */
function otherForm() {
  const other = document.createElement("form");
  other.method = "post";
  other.innerHTML = '<button type="submit" name="intent" value="enter">Save</button>';
  document.body.appendChild(other);
  const sent: string[] = [];
  other.addEventListener("submit", (event) => {
    event.preventDefault();
    sent.push(event.submitter?.getAttribute("value") ?? "");
  });
  return { press: () => other.querySelector("button")?.click(), sent };
}

test("a second press while a file is sent is no other sending, and the file arrives", async () => {
  const [first] = page("first.pdf");
  await settled();
  const form = document.querySelector("form")!;
  const again = new Event("submit", { cancelable: true, bubbles: true });
  form.dispatchEvent(again);
  expect(again.defaultPrevented).toBe(true);
  await answerAll();
  expect(first?.said()).toBe("Added");
  expect(asked.filter((each) => each === "POST /uploads")).toHaveLength(1);
});

test("another form of the page waits until the files are there, and goes with the button that was pressed", async () => {
  page("first.pdf");
  const { press, sent } = otherForm();
  await settled();
  press();
  expect(sent).toEqual([]);
  await answerAll();
  expect(sent).toEqual(["enter"]);
  expect(went).toBeUndefined();
});
