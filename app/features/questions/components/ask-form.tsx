import { usePatientT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { BackLink } from "~/ui/action/back-link";
import { Button } from "~/ui/action/button";
import { Dotted } from "~/ui/base/dotted";
import { Stack } from "~/ui/base/stack";
import { NativeSelect } from "~/ui/form/native-select";
import { RadioGroup } from "~/ui/form/radio-group";
import { TextArea } from "~/ui/form/text-area";
import { TextField } from "~/ui/form/text-field";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import { titledName } from "~/i18n/titled-name";

interface Offered {
  id: string;
  name: string;
  instructions: string;
  topics: readonly string[];
  mostCharacters: number;
  totalMinor: number;
  currencyCode: string;
  dueAt: number;
  providers: readonly { id: string; title: number; firstName: string; lastName: string }[];
}

interface AskFormProps {
  title: string;
  services: readonly Offered[];
  instructions: readonly string[];
  draft: { serviceId: string; employeeId: string; topic: string; title: string; text: string; version: number } | null;
  zone: string;
  refused:
    { errors: readonly { field: string; message: string }[]; sent: Readonly<Record<string, string>> } | undefined;
}

const unique = <T,>(values: readonly T[], keyOf: (value: T) => string) => [
  ...new Map(values.map((value) => [keyOf(value), value])).values(),
];

/** By what is asked, whom, and the question itself; it is read once more before it is sent. */
export function AskForm({ title, services, instructions, draft, zone, refused }: AskFormProps) {
  const { t, format } = usePatientT();
  const given = (name: "serviceId" | "employeeId" | "topic" | "title" | "text") =>
    refused ? (refused.sent[name] ?? "") : (draft?.[name] ?? "");
  const said = (field: string) => refused?.errors.find((error) => error.field === field)?.message;
  const whole = said("") ?? said("version");
  const providers = unique(
    services.flatMap((service) => service.providers),
    ({ id }) => id,
  );
  const topics = unique(
    services.flatMap((service) => service.topics),
    (topic) => topic,
  );
  const most = Math.max(...services.map(({ mostCharacters }) => mostCharacters));
  return (
    <>
      <PageHeader
        title={title}
        back={<BackLink href={paths.textQuestions()}>{t("text-questions:view.back")}</BackLink>}
      />
      {whole && <Banner tone="warn" live title={whole} />}
      {services.length === 0 ? (
        <Banner tone="info" title={t("text-questions:form.none")} />
      ) : (
        <form method="post" noValidate>
          <Stack>
            {instructions.map((text) => (
              <p key={text} className="whitespace-pre-line">
                {text}
              </p>
            ))}
            <Card>
              <Stack>
                <RadioGroup
                  name="serviceId"
                  label={t("text-questions:form.service")}
                  error={said("serviceId")}
                  required
                  defaultValue={given("serviceId") || (services[0]?.id ?? "")}
                  options={services.map((service) => ({
                    value: service.id,
                    label: service.name,
                    description: (
                      <Dotted
                        parts={[
                          service.totalMinor === 0
                            ? t("text-questions:form.free")
                            : format.money(service.totalMinor, service.currencyCode),
                          t("text-questions:form.answerBy", { when: format.dateTime(service.dueAt, zone, "medium") }),
                          service.instructions,
                        ]}
                      />
                    ),
                  }))}
                />
                <NativeSelect
                  name="employeeId"
                  label={t("text-questions:form.provider")}
                  error={said("employeeId")}
                  defaultValue={given("employeeId")}
                  options={[
                    { value: "", label: t("text-questions:form.anyone") },
                    ...providers.map((person) => ({ value: person.id, label: titledName(t, person) })),
                  ]}
                />
                {topics.length > 0 && (
                  <NativeSelect
                    name="topic"
                    label={t("text-questions:form.topicLabel")}
                    error={said("topic")}
                    defaultValue={given("topic")}
                    options={[
                      { value: "", label: t("text-questions:form.noTopic") },
                      ...topics.map((topic) => ({ value: topic, label: topic })),
                    ]}
                  />
                )}
                <TextField
                  name="title"
                  label={t("text-questions:form.subject")}
                  error={said("title")}
                  maxLength={120}
                  required
                  defaultValue={given("title")}
                />
                <TextArea
                  name="text"
                  rows={8}
                  label={t("text-questions:form.text")}
                  hint={t("text-questions:form.textHint", { max: most })}
                  error={said("text")}
                  required
                  defaultValue={given("text")}
                />
              </Stack>
            </Card>
            {draft && <input type="hidden" name="version" value={draft.version} />}
            <div>
              <Button type="submit" name="intent" value="write">
                {t("text-questions:form.next")}
              </Button>
            </div>
          </Stack>
        </form>
      )}
    </>
  );
}
