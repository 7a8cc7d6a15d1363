import {
  readHipaa,
  readOrganization,
  settingOf,
  type HipaaView,
  type OrganizationParts,
} from "~/features/organization/public.server";
import { formatDayMonthYear } from "~/kernel/dates";
import { authorize, verdictOf } from "~/platform/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/parse.server";
import { loadTeam, type LoadedTeam } from "../data/team.server";
import { TEAM_USER_TYPE } from "../domain/roles";
import { rolesView, teamView } from "../domain/team-view";
import { metadataSchema, type MetadataField } from "../schemas/metadata";

interface Sources {
  context: RequestContext;
  organization: OrganizationParts;
  team: LoadedTeam;
  hipaa: HipaaView;
  questions: Awaited<ReturnType<typeof settingOf<"patient-questions">>>;
  briefing: Awaited<ReturnType<typeof settingOf<"patient-briefing">>>;
}

/** The date (DD MMM YYYY) and the minutes since midnight at the organization. */
function organizationDateTime({ now, profile }: RequestContext) {
  const parts = new Intl.DateTimeFormat("en-CA", {
    timeZone: profile.timeZone,
    dateStyle: "short",
    timeStyle: "short",
    hourCycle: "h23",
  }).formatToParts(now);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? "";
  const date = `${part("year")}-${part("month")}-${part("day")}`;
  return {
    date: formatDayMonthYear(date),
    time: Number(part("hour")) * 60 + Number(part("minute")),
    timezonename: profile.timeZone,
  };
}

function offeringAvailability({ serviceOfferings, configs }: OrganizationParts) {
  return configs.map(({ type, enabled }) => {
    const offered = serviceOfferings.filter(({ offeringsType }) => offeringsType === type);
    return {
      type,
      enabled: enabled && offered.length > 0,
      availableToNewPatients: offered.some((offering) => offering.availableToNewPatients),
    };
  });
}

/** What employees sign in with is no program's to know, unless its key may read the team. */
function withoutUsernames(
  context: RequestContext,
  employees: ReturnType<typeof teamView<LoadedTeam["employees"][number]>>,
) {
  if (context.actor.kind !== "apiKey" || verdictOf(context, "employee.list") === "allowed") return employees;
  return employees.map(({ username: _username, ...employee }) => employee);
}

const PARTS: Record<MetadataField, (sources: Sources) => Record<string, unknown>> = {
  "organization-details": ({ context: { organization, profile }, organization: parts, team, hipaa, briefing }) => ({
    organization: {
      id: organization.id,
      name: profile.name,
      dmsCustomerCode: organization.slug,
      logo: profile.logoFileId,
      currencyCode: profile.currencyCode,
      physicianAssistantEnabled: true,
      hipaaStatus: hipaa.status,
      hipaaAcceptedOn: hipaa.acceptedAt,
    },
    calendarSettings: parts.calendar && { ...parts.calendar, organizationId: organization.id },
    employeeCount: team.employeeCount,
    employeeListLimit: profile.settings.employeeListLimit,
    restrictedMode: profile.settings.restrictedMode,
    trialState: profile.settings.trialState,
    packagesTab: organization.flags.includes("packagesTab"),
    brandFlag: profile.settings.hipaaTerms,
    apiSettingsEnabled: profile.settings.apiSettingsEnabled,
    multiTenant: true,
    waitingRoomEnabled: true,
    patientBriefingEnabled: briefing.patientBriefingEnabled,
    languageCodes: profile.locales,
  }),
  branches: ({ organization }) => ({ branches: organization.branches }),
  departments: ({ organization }) => ({ departments: organization.departments }),
  employees: ({ context, team }) => ({ employees: withoutUsernames(context, teamView(team)) }),
  "question-config": ({ questions }) => ({ questionConfig: questions, questionsEnabled: questions.enabled }),
  roles: ({ team }) => ({ roles: rolesView(team.authorities) }),
  "service-offerings": ({ organization }) => ({ serviceOfferings: organization.serviceOfferings }),
  "service-configs": ({ organization }) => ({ serviceOfferingConfigs: organization.configs }),
  "branding-config": ({ context: { profile } }) => ({
    brandingConfig: { name: profile.name, brandColour: profile.brandColour, logo: profile.logoFileId },
  }),
  "organization-date-time": ({ context }) => ({ organizationDateTime: organizationDateTime(context) }),
  "offering-availability": ({ organization }) => ({ offeringAvailability: offeringAvailability(organization) }),
};

/**
 * The organization's metadata for its staff, as far as it is asked for. A doctor without administration gets no
 * employee but themselves (specification, section 6).
 */
export async function readMetadata(context: RequestContext, raw: unknown): Promise<Record<string, unknown>> {
  await authorize(context, "metadata.read");
  const { fields, employeeId } = parse(metadataSchema, raw);
  const { actor, db } = context;
  const doctorOnly = actor.kind === "employee" && actor.teamUserType === TEAM_USER_TYPE.DOCTOR;
  const [organization, hipaa, questions, briefing, team] = await Promise.all([
    readOrganization(context),
    readHipaa(context),
    settingOf(context, "patient-questions"),
    settingOf(context, "patient-briefing"),
    loadTeam(db, doctorOnly ? actor.employeeId : employeeId),
  ]);
  const sources = { context, organization, team, hipaa, questions, briefing };
  return Object.assign({ status: true }, ...fields.map((field) => PARTS[field](sources)));
}
