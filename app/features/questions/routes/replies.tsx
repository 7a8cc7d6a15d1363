import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { attempt, defineForm } from "~/platform/http/define-form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { BackLink } from "~/ui/action/back-link";
import { Button } from "~/ui/action/button";
import { Cluster } from "~/ui/base/stack";
import { TextArea } from "~/ui/form/text-area";
import { TextField } from "~/ui/form/text-field";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import { addSavedReply, changeOwnReply, listSavedReplies, removeOwnReply } from "../services/saved-replies.server";

/** No script: forms. */
export const handle = { width: "narrow" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url }) => ({
  replies: await listSavedReplies(app),
  title: createTranslator(app.locale).t("text-questions:staff.replies"),
  done: url.searchParams.get("done") !== null,
}));

const back = () => redirect(paths.savedReplies({ done: "saved" }), 303);

export const action = defineForm({
  add: attempt(async ({ app, value }) => {
    await addSavedReply(app, value);
    return back();
  }),
  change: attempt(async ({ app, value }) => {
    await changeOwnReply(app, value);
    return back();
  }),
  remove: attempt(async ({ app, value }) => {
    await removeOwnReply(app, value["id"]);
    return back();
  }),
});

export default function Replies() {
  const { replies, title, done } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { t } = useT();
  const of = refused?.sent["id"] ?? "";
  const fields = (id: string, stored: { title: string; text: string }) => {
    const mine = refused !== undefined && of === id;
    const said = (field: string) => (mine ? refused.errors.find((error) => error.field === field)?.message : undefined);
    const given = (name: "title" | "text") => (mine ? (refused.sent[name] ?? "") : stored[name]);
    return (
      <>
        <TextField
          name="title"
          id={`title-${id}`}
          label={t("text-questions:staff.replyTitle")}
          error={said("title")}
          maxLength={80}
          defaultValue={given("title")}
        />
        <TextArea
          name="text"
          id={`text-${id}`}
          label={t("text-questions:staff.replyText")}
          error={said("text")}
          defaultValue={given("text")}
        />
      </>
    );
  };
  return (
    <>
      <PageHeader
        title={title}
        lead={t("text-questions:staff.repliesLead")}
        back={<BackLink href={paths.textQuestions()}>{t("text-questions:view.back")}</BackLink>}
      />
      {done && <Banner tone="good" live title={t("text-questions:done.saved")} />}
      {refused?.errors
        .filter(({ field }) => field === "" || field === "version")
        .map(({ message }) => (
          <Banner key={message} tone="warn" live title={message} />
        ))}
      {replies.map((reply) => (
        <Card key={reply.id} title={<bdi>{reply.title}</bdi>}>
          <form method="post" className="flex flex-col gap-3 [&>button]:self-start" data-once noValidate>
            <input type="hidden" name="id" value={reply.id} />
            <input type="hidden" name="version" value={reply.version} />
            {fields(reply.id, reply)}
            <Cluster>
              <Button type="submit" name="intent" value="change" tone="secondary">
                {t("common:actions.save")}
              </Button>
              <Button type="submit" name="intent" value="remove" tone="quiet">
                {t("text-questions:staff.remove")}
              </Button>
            </Cluster>
          </form>
        </Card>
      ))}
      <Card title={t("text-questions:staff.add")}>
        <form method="post" className="flex flex-col gap-3 [&>button]:self-start" data-once noValidate>
          {fields("", { title: "", text: "" })}
          <Button type="submit" name="intent" value="add">
            {t("text-questions:staff.add")}
          </Button>
        </form>
      </Card>
    </>
  );
}
