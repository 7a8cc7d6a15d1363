import { createElement } from "react";
import { takeEverything, type OwnPart } from "~/features/consultations/public.server";
import { listOwnFeedback } from "~/features/feedback/public.server";
import { takeOwnAnswers } from "~/features/forms/public.server";
import { listOwnMessages } from "~/features/notifications/public.server";
import { takeOwnMonitoring } from "~/features/monitoring/public.server";
import { takeOwnQuestions } from "~/features/questions/public.server";
import { createTranslator } from "~/i18n/translator.server";
import type { RequestContext } from "~/platform/context.server";
import { defineLoader } from "~/platform/http/screen.server";
import { readerFormat } from "~/platform/reader-format.server";
import { staticMarkup } from "~/platform/http/static-markup.server";
import { SheetSection } from "~/screens/print/sheet-section";

const LOOK = `body{font:1rem/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1a1a1a}
h2{margin-top:2rem;border-bottom:1px solid #b8b8b8}ul{padding:0;list-style:none}li{margin-bottom:1rem}
section>div{overflow-x:auto}table{width:100%;border-collapse:collapse}th,td{text-align:start;vertical-align:top;padding:.25rem .5rem;border-bottom:1px solid #ddd}
dt{color:#595959}dd{margin:0 0 .5rem}h3,p{margin:.5rem 0}p,td,dd{white-space:pre-line;overflow-wrap:break-word}`;

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Data in the page: a text cannot end its element. */
const dataOf = (name: string, data: unknown) =>
  `<script type="application/json" data-part="${name}">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`;

/** What was sent to them, a page at a time. */
async function* mailParts(app: RequestContext): AsyncGenerator<OwnPart> {
  const { t } = createTranslator(app.locale);
  const format = readerFormat(app);
  const head = [
    t("common:fields.date"),
    t("profile-export:everything.message"),
    t("profile-export:everything.channel"),
  ];
  let before: Parameters<typeof listOwnMessages>[1];
  do {
    const { messages, next } = await listOwnMessages(app, before);
    const rows = messages.map(({ at, wording, channel }) => ({
      cells: [
        format.dateTime(at, app.profile.timeZone),
        wording === null ? t("chart:news") : t(`wording:names.${wording}`),
        t(`channels:channel.${channel}`),
      ],
    }));
    yield {
      name: "mails",
      sections: [{ title: t("profile-export:everything.mails"), kind: "table", head, rows }],
      data: messages.map(({ id: _, at, ...said }) => ({ ...said, at: new Date(at).toISOString() })),
    };
    before = next ?? undefined;
  } while (before !== undefined);
}

/** What they said of their appointments; nothing where nobody has asked them. */
async function* feedbackParts(app: RequestContext): AsyncGenerator<OwnPart> {
  const asked = await listOwnFeedback(app);
  if (asked.length === 0) return;
  const { t } = createTranslator(app.locale);
  const format = readerFormat(app);
  const rows = asked.flatMap(({ answer, givenAt, reply }) =>
    answer === null || givenAt === null
      ? []
      : [
          {
            cells: [
              format.dateTime(givenAt, app.profile.timeZone),
              t("feedback:stars", { stars: answer.stars }),
              answer.words,
              reply,
            ],
          },
        ],
  );
  const head = [
    t("common:fields.date"),
    t("feedback:list.stars"),
    t("profile-export:everything.message"),
    t("feedback:form.reply"),
  ];
  const iso = (at: number | null) => at && new Date(at).toISOString();
  yield {
    name: "feedback",
    sections: [{ title: t("profile-export:everything.feedback"), kind: "table", head, rows }],
    data: asked.map((each) => ({ ...each, askedAt: iso(each.askedAt), givenAt: iso(each.givenAt) })),
  };
}

/** What they asked in writing, and what was written after it; nothing where they have asked nothing. */
async function* questionParts(app: RequestContext): AsyncGenerator<OwnPart> {
  const asked = await takeOwnQuestions(app);
  if (asked.length === 0) return;
  const { t } = createTranslator(app.locale);
  const format = readerFormat(app);
  const when = (at: number | null) => (at === null ? "" : format.dateTime(at, app.profile.timeZone));
  const own = t("text-questions:view.you");
  const from = (kind: string) => (kind === "ANSWER" || kind === "INFO" ? app.profile.name : own);
  const rows = asked.flatMap(({ askedAt, title, text, messages, files }) => [
    { cells: [when(askedAt), title, own, [text, ...files].join("\n")] },
    ...messages.map(({ at, kind, text: said }) => ({ cells: [when(at), title, from(kind), said] })),
  ]);
  const head = [
    t("common:fields.date"),
    t("text-questions:form.text"),
    t("profile-export:everything.from"),
    t("profile-export:everything.message"),
  ];
  const iso = (at: number | null) => at && new Date(at).toISOString();
  yield {
    name: "questions",
    sections: [{ title: t("profile-export:everything.questions"), kind: "table", head, rows }],
    data: asked.map((each) => ({
      ...{ ...each, askedAt: iso(each.askedAt) },
      messages: each.messages.map((message) => ({ ...message, at: iso(message.at) })),
    })),
  };
}

/** What they were asked in questionnaires and have answered; nothing where they have sent nothing. */
async function* questionnaireParts(app: RequestContext): AsyncGenerator<OwnPart> {
  const taken = await takeOwnAnswers(app);
  if (taken.length === 0) return;
  const { t } = createTranslator(app.locale);
  const format = readerFormat(app);
  yield {
    name: "questionnaires",
    sections: [
      {
        title: t("profile-export:everything.questionnaires"),
        kind: "table",
        head: [
          t("common:fields.date"),
          t("questionnaires:title"),
          t("questionnaires:question"),
          t("questionnaires:answer"),
        ],
        rows: taken.flatMap(({ title, answers }) =>
          answers.flatMap(({ submittedAt, lines }) =>
            lines.map(({ question, answer }) => ({
              cells: [format.dateTime(submittedAt, app.profile.timeZone), title, question, answer],
            })),
          ),
        ),
      },
    ],
    data: taken.map(({ resources }) => resources),
  };
}

/** What they were monitored for, and what was written to them about it; nothing where they never were. */
async function* monitoringParts(app: RequestContext): AsyncGenerator<OwnPart> {
  const own = await takeOwnMonitoring(app);
  if (own.length === 0) return;
  const { t } = createTranslator(app.locale);
  const format = readerFormat(app);
  const when = (at: number) => format.dateTime(at, app.profile.timeZone);
  const rows = own.flatMap(({ createdAt, planName, state, reviews }) => [
    { cells: [when(createdAt), planName, t(`monitoring:states.${state}`)] },
    ...reviews.map(({ at, text }) => ({ cells: [when(at), planName, text] })),
  ]);
  const head = [t("common:fields.date"), t("monitoring:own.plan"), t("profile-export:everything.message")];
  const iso = (at: number | null) => at && new Date(at).toISOString();
  yield {
    name: "monitoring",
    sections: [{ title: t("monitoring:title"), kind: "table", head, rows }],
    data: own.map(({ createdAt, consentAt, endedAt, reviews, ...each }) => ({
      ...{ ...each, createdAt: iso(createdAt), consentAt: iso(consentAt), endedAt: iso(endedAt) },
      reviews: reviews.map(({ at, text }) => ({ at: iso(at), text })),
    })),
  };
}

async function* allOf(app: RequestContext, parts: AsyncIterable<OwnPart>): AsyncGenerator<OwnPart> {
  yield* parts;
  yield* feedbackParts(app);
  yield* questionParts(app);
  yield* questionnaireParts(app);
  yield* monitoringParts(app);
  yield* mailParts(app);
}

async function* pageOf(app: RequestContext, { name, parts }: Awaited<ReturnType<typeof takeEverything>>) {
  const { t, bcp47, dir } = createTranslator(app.locale);
  const title = escaped(t("profile-export:everything.title", { name }));
  yield `<!doctype html><html lang="${bcp47}" dir="${dir}"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width"><style>${LOOK}</style></head><body><h1>${title}</h1>
<p>${escaped(t("profile-export:everything.lead", { practice: app.profile.name }))}</p>`;
  for await (const { name: part, sections, data } of allOf(app, parts)) {
    for (const section of sections)
      yield (await staticMarkup(createElement(SheetSection, { section }))).replace("<!doctype html>", "");
    yield dataOf(part, data);
  }
  yield "</body></html>";
}

/** All that is a patient's own, as one page to keep: for people to read, with the same as data for programs. */
export const loader = defineLoader(async ({ app }) => {
  const texts = pageOf(app, await takeEverything(app));
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await texts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
  return new Response(body, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-disposition": 'attachment; filename="my-data.html"',
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    },
  });
});
