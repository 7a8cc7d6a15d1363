import {
  readHipaa,
  readOrganization,
  settingsOf,
  type HipaaView,
  type OrganizationParts,
} from "~/features/organization/public.server";
import { formatDayMonthYear } from "~/kernel/time/dates";
import { hasFeature, reportTypesCount } from "../../domain/metadata/product-features";
import { authorize, verdictOf } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { servesSeveral } from "~/platform/hosts/several-organizations.server";
import { loadTeam, type LoadedTeam } from "../../data/team/team.server";
import { ROLE, TEAM_USER_TYPE } from "../../domain/team/roles";
import { rolesView, teamView } from "../../domain/team/team-view";
import { metadataSchema, type MetadataField } from "../../schemas/metadata/metadata";

/** The settings that the metadata is told from. */
const AREAS = ["patient-questions", "patient-briefing", "patient-feedback", "remote-monitoring"] as const;

interface Sources {
  context: RequestContext;
  organization: OrganizationParts;
  team: LoadedTeam;
  hipaa: HipaaView;
  settings: Awaited<ReturnType<typeof settingsOf<(typeof AREAS)[number]>>>;
  multiTenant: boolean;
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

const GROUP_SESSION = "GROUP_SESSION";

/** What can be had of each kind, and of sessions for several, which are of one of these kinds too. */
function offeringAvailability({ serviceOfferings, configs }: OrganizationParts) {
  const availability = (type: string, offered: OrganizationParts["serviceOfferings"]) => ({
    type,
    enabled: offered.length > 0,
    availableToNewPatients: offered.some((offering) => offering.availableToNewPatients),
  });
  const isOn = (kind: string) => configs.find(({ type }) => type === kind)?.enabled;
  const inUse = serviceOfferings.filter(({ offeringsType }) => isOn(offeringsType));
  const groups = inUse.filter(({ type }) => type === GROUP_SESSION && isOn(GROUP_SESSION) !== false);
  const kinds = configs.filter(({ type }) => type !== GROUP_SESSION);
  return [
    ...kinds.map(({ type }) => {
      const ofKind = inUse.filter(({ offeringsType }) => offeringsType === type);
      return availability(type, ofKind);
    }),
    availability(GROUP_SESSION, groups),
  ];
}

/** What employees sign in with is no program's to know, unless its key may read the team. */
function withoutUsernames(
  context: RequestContext,
  employees: ReturnType<typeof teamView<LoadedTeam["employees"][number]>>,
) {
  if (context.actor.kind !== "apiKey" || verdictOf(context, "employee.list") === "allowed") return employees;
  return employees.map(({ username: _username, ...employee }) => employee);
}

/** Who may be in the rooms of patients, by role: an authority counts over everyone's and over one's own. */
const attends = ({ authorities }: LoadedTeam, among: (role: string) => boolean): boolean =>
  authorities.some(({ name, authority }) => among(name) && authority.startsWith("room.attend"));

const DOCTORS_AND_ADMINISTRATION: readonly string[] = [ROLE.PROVIDER, ROLE.ADMINISTRATOR, ROLE.OWNER];

/** What the organization offers and is shown to have, from its settings and from what this version has. */
function organizationFlags({ context, organization, team, settings }: Sources) {
  const { patientFeedbackEnabled, requestForFeedback } = settings["patient-feedback"];
  const reports = reportTypesCount();
  return {
    giveRemoteMonitoringAsService: hasFeature("remoteMonitoring") && settings["remote-monitoring"].enabled,
    showTeamOnHomePage: team.shownProviders > 0,
    showReportTabForAdmin: reports > 0,
    activeReportTypesCount: reports,
    waitingRoomEnabled:
      hasFeature("waitingRoom") && organization.serviceOfferings.length > 0 && attends(team, () => true),
    patientBriefingEnabled: settings["patient-briefing"].patientBriefingEnabled,
    patientFeedbackEnabled: hasFeature("feedback") && patientFeedbackEnabled,
    requestForFeedback: patientFeedbackEnabled && requestForFeedback,
    creditMaxValue: context.organization.limits?.creditMaxValue ?? null,
  };
}

/** What the organization has subscribed to, and how large its team may be. */
const subscriptionInfo = ({ context, team, organization: { billingMethod } }: Sources) => {
  const { organization, profile } = context;
  return {
    status: organization.status,
    demo: organization.demo,
    hasPlans: hasFeature("subscriptions"),
    employeeCount: team.employeeCount,
    employeeListLimit: profile.settings.employeeListLimit,
    restrictedMode: profile.settings.restrictedMode,
    // How the practice pays is nobody's to know but theirs who may change it.
    paymentMethod: verdictOf(context, "settings.change") === "allowed" ? billingMethod : null,
  };
};

function organizationDetails(sources: Sources) {
  const { context, organization: parts, team, hipaa, multiTenant } = sources;
  const { organization, profile } = context;
  return {
    organization: {
      id: organization.id,
      name: profile.name,
      dmsCustomerCode: organization.slug,
      logo: profile.logoFileId,
      currencyCode: profile.currencyCode,
      // Somebody helps the doctors: a role of the organization's that is neither theirs nor administration's.
      physicianAssistantEnabled: attends(team, (role) => !DOCTORS_AND_ADMINISTRATION.includes(role)),
      hipaaStatus: hipaa.status,
      hipaaAcceptedOn: hipaa.acceptedAt,
      // A virtual practice is one whose patients can be seen by video.
      imaVP: parts.serviceOfferings.some(({ offeringsType }) => offeringsType === "VIDEO_CONSULTATION"),
    },
    calendarSettings: parts.calendar && { ...parts.calendar, organizationId: organization.id },
    employeeCount: team.employeeCount,
    employeeListLimit: profile.settings.employeeListLimit,
    restrictedMode: profile.settings.restrictedMode,
    trialState: profile.settings.trialState,
    packagesTab: organization.flags.includes("packagesTab"),
    brandFlag: profile.settings.hipaaTerms,
    apiSettingsEnabled: profile.settings.apiSettingsEnabled,
    languageShown: profile.settings.languageShown,
    adminPortal: profile.settings.adminPortal,
    multiTenant,
    ...organizationFlags(sources),
    languageCodes: profile.locales,
  };
}

const PARTS: Record<MetadataField, (sources: Sources) => Record<string, unknown>> = {
  "organization-details": organizationDetails,
  branches: ({ organization }) => ({ branches: organization.branches }),
  departments: ({ organization }) => ({ departments: organization.departments }),
  employees: ({ context, team }) => ({ employees: withoutUsernames(context, teamView(team)) }),
  "subscription-info": (sources) => ({ subscriptionInfo: subscriptionInfo(sources) }),
  "question-config": ({ settings: { "patient-questions": questions } }) => ({
    questionConfig: questions,
    questionsEnabled: hasFeature("questions") && questions.enabled,
  }),
  "tax-rates": ({ organization }) => ({ taxRates: organization.taxRates }),
  roles: ({ team }) => ({ roles: rolesView(team.authorities) }),
  "service-offerings": ({ organization }) => ({ serviceOfferings: organization.serviceOfferings }),
  "service-configs": ({ organization }) => ({ serviceOfferingConfigs: organization.configs }),
  "branding-config": ({ context: { profile } }) => ({
    brandingConfig: { name: profile.name, brandColour: profile.brandColour, logo: profile.logoFileId },
  }),
  "organization-date-time": ({ context }) => ({ organizationDateTime: organizationDateTime(context) }),
  "offering-availability": ({ organization }) => ({ offeringAvailability: offeringAvailability(organization) }),
};

/** A doctor without administration. A nurse has the same type, and helps everyone's practice. */
const onlyDoctor = ({ actor }: RequestContext): string | undefined =>
  actor.kind === "employee" && actor.teamUserType === TEAM_USER_TYPE.DOCTOR && actor.roles.includes(ROLE.PROVIDER)
    ? actor.employeeId
    : undefined;

/**
 * The organization's metadata for its staff, as far as it is asked for. A doctor without administration gets no
 * employee but themselves (specification, section 6).
 */
export async function readMetadata(context: RequestContext, raw: unknown): Promise<Record<string, unknown>> {
  await authorize(context, "metadata.read");
  const { fields, employeeId } = parse(metadataSchema, raw);
  const [organization, hipaa, settings, multiTenant, team] = await Promise.all([
    readOrganization(context),
    readHipaa(context),
    settingsOf(context, AREAS),
    servesSeveral(context),
    loadTeam(context.db, onlyDoctor(context) ?? employeeId),
  ]);
  const sources = { context, organization, team, hipaa, settings, multiTenant };
  return Object.assign({ status: true }, ...fields.map((field) => PARTS[field](sources)));
}
