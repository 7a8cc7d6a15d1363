import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { BackLink } from "~/ui/action/back-link";
import { Button, LinkButton } from "~/ui/action/button";
import type { PostedAnswer } from "~/screens/use-posted-form";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import type { NoteKind } from "../../domain/notes/note";
import { SnippetCard, type SnippetCardProps } from "./snippet-card";

/** What has just been done with a template or a snippet. */
export const KEPT_DONE = ["saved", "removed", "turnedOff", "turnedOn"] as const;
export type KeptDone = (typeof KEPT_DONE)[number];

interface KeptTemplate {
  id: string;
  name: string;
  kind: NoteKind;
  enabled: boolean;
  isOwn: boolean;
  mayChange: boolean;
}

interface KeptTextsProps extends Omit<SnippetCardProps, "answer"> {
  title: string;
  templates: readonly KeptTemplate[];
  done: KeptDone | null;
  answer: PostedAnswer | undefined;
}

/** The templates and snippets that somebody has, with the forms to add one. */
export function KeptTexts({ title, templates, snippets, done, answer, mayManage, mayHaveOwn }: KeptTextsProps) {
  const { t } = useT();
  return (
    <>
      <PageHeader
        back={mayHaveOwn && <BackLink href={paths.notes()}>{t("note-editor:unsigned.title")}</BackLink>}
        title={title}
        lead={t("note-editor:templates.lead")}
        actions={
          <LinkButton href={paths.noteTemplate("new")} icon="plus">
            {t("note-editor:templates.addTemplate")}
          </LinkButton>
        }
      />
      {done && <Banner tone="good" live title={t(`note-editor:templates.done.${done}`)} />}
      <Card title={t("note-editor:templates.templates")}>
        {templates.length === 0 ? (
          <p className="text-muted">{t("note-editor:templates.empty")}</p>
        ) : (
          <ul className="divide-y divide-line">
            {templates.map((template) => (
              <TemplateLine key={template.id} template={template} />
            ))}
          </ul>
        )}
      </Card>
      <SnippetCard {...{ snippets, answer, mayManage, mayHaveOwn }} />
    </>
  );
}

function TemplateLine({ template: { id, name, kind, enabled, isOwn, mayChange } }: { template: KeptTemplate }) {
  const { t } = useT();
  const about = [t(`notes:kinds.${kind}`), t(`note-editor:templates.${isOwn ? "own" : "organization"}`)];
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div>
        <p className="font-semibold">
          <bdi>{name}</bdi>
        </p>
        <p className="text-muted">
          {[...about, ...(enabled ? [] : [t("note-editor:templates.disabled")])].join(" · ")}
        </p>
      </div>
      {mayChange && (
        <form method="post" className="flex flex-wrap gap-2">
          <input type="hidden" name="id" value={id} />
          <LinkButton
            href={paths.noteTemplate(id)}
            size="small"
            tone="secondary"
            aria-label={t("note-editor:templates.editOf", { name })}
          >
            {t("note-editor:templates.edit")}
          </LinkButton>
          <Button
            type="submit"
            name="intent"
            value={enabled ? "disable" : "enable"}
            size="small"
            tone="quiet"
            aria-label={t(enabled ? "note-editor:templates.turnOffOf" : "note-editor:templates.turnOnOf", { name })}
          >
            {t(enabled ? "note-editor:templates.turnOff" : "note-editor:templates.turnOn")}
          </Button>
        </form>
      )}
    </li>
  );
}
