/**
 * Who may import whom (docs/architecture.md). Each room of the house names what it may import; everything else
 * inside the project is forbidden to it. A file beside the code that tests it is free of the room's rule.
 */

/** The rank of each feature: it may import the public face of a feature of lower rank, no other. */
const featureRank = {
  organization: 0,
  identity: 1,
  patients: 2,
  forms: 3,
  phr: 4,
  billing: 4,
  scheduling: 5,
  "waiting-room": 6,
  consultations: 7,
  feedback: 8,
  questions: 8,
  monitoring: 8,
  imports: 8,
  subscriptions: 8,
  reports: 9,
  interop: 9,
  help: 9,
  // A sink: what others tell it comes by the outbox, so none of them imports it.
  notifications: 10,
  // It fills all the others with sample data, and none of them knows it.
  demo: 11,
};

const tests = "\\.test\\.tsx?$";
const inHouse = "^(app|workers|party|scripts|tests|benchmarks)/";

const kernel = "^app/kernel/";
const ui = "^app/ui/";
const i18n = "^app/i18n/";
const paths = "^app/paths(\\.ts$|/)";
const platform = "^app/platform/";
/** The kit for records, lists and settings; a declaration needs its types and a few pure functions. */
const screens = "^app/screens/";
/** A sheet for screen and paper, which is rendered outside the browser too. */
const printedSheets = "^app/screens/print/";
const declarations = "^app/screens/(record-kind|setting-area)\\.ts$";
const db = "^app/db/";
/** What a row of the outbox says, and what can fall due: between whoever asks and whoever does it. */
const outbox = "^app/outbox/";
/** The part of it that is names alone, and may reach a browser. */
const mailTemplates = "^app/outbox/mail-templates\\.ts$";
const commit = "^app/db/commit\\.server\\.ts$";
/** What works before or across tenants: the directory, due work, and the opening of an organization's database. */
const crossTenantDoors = "^app/db/(directory|system|client|load-rows)\\.server\\.ts$";
const createOrganization = "^app/features/identity/services/organizations/create-organization\\.server\\.ts$";
const publicFace = "^app/features/[^/]+/public\\.server\\.ts$";
const anyDomain = "^app/features/[^/]+/domain/";
/** Questions and answers, for every feature that asks some: the ranks keep the lower ones out. */
const formsRoom = (rooms) => `^app/features/forms/${rooms}/`;
const anyProtocol = "^app/features/[^/]+/realtime/protocol[^/]*\\.ts$";

/** A room of the feature that the importing file belongs to. */
const own = (room) => `^app/features/$1/${room}`;

/** The list of gateways, for what is drawn from it. */
const gatewayRegistry = own("gateways/registry\\.server\\.ts$");

/** A room inside every feature; its first group is the feature's name, which `own` refers to. */
const featureRoom = (room) => `^app/features/([^/]+)/${room}`;

const room = (name, from, mayImport, pathNot = [tests]) => ({
  name,
  severity: "error",
  comment: "A room imports only what the house allows it: docs/architecture.md.",
  from: { path: from, pathNot },
  to: { path: inHouse, pathNot: mayImport },
});

const rooms = [
  room("kernel-imports-nothing", kernel, [kernel]),
  room("ui-knows-only-kernel", ui, [ui, kernel]),
  room("i18n-knows-only-kernel", i18n, [i18n, kernel]),
  room("paths-knows-only-kernel", paths, [paths, kernel]),
  room("outbox-knows-only-kernel", outbox, [outbox, kernel]),
  room("db-imports-kernel-and-domain-constants", db, [db, outbox, kernel, anyDomain]),
  room("screens-know-no-feature", screens, [screens, ui, i18n, paths, kernel]),
  room("records-write-by-commit", "^app/platform/records/", [platform, commit, outbox, kernel]),
  // It makes the PDF of a sheet from the page that shows it.
  room("print-renders-sheets", "^app/platform/print/", [platform, printedSheets, db, i18n, paths, kernel]),
  room("sheets-show-what-is-printed", printedSheets, [printedSheets, ui, paths, kernel]),
  room("platform-imports-db-and-kernel", "^app/platform/(?!print/)", [platform, db, outbox, i18n, paths, kernel]),
  room("islands-are-small", "^app/islands/", [
    "^app/islands/",
    kernel,
    paths,
    anyDomain,
    anyProtocol,
    "^app/ui/hydrated/toast-queue\\.ts$",
  ]),
  // A kind is facts; the domain's tables are derived from all of them.
  room("kinds-are-facts", featureRoom("kinds/"), [own("(kinds|domain)/"), mailTemplates, kernel]),
  // A kind of health record is what it asks, shows and means in FHIR; the screens and the services read it.
  room("records-are-declarations", featureRoom("records/"), [
    own("(records|domain)/"),
    "^app/screens/(record-kind|asked-field)\\.ts$",
    "^app/i18n/message-types\\.ts$",
    kernel,
  ]),
  room("domain-is-pure", featureRoom("domain/"), [own("(domain|kinds)/"), formsRoom("domain"), mailTemplates, kernel]),
  room("schemas-import-domain", featureRoom("schemas/"), [
    own("(schemas|domain|kinds)/"),
    formsRoom("(domain|schemas)"),
    declarations,
    kernel,
  ]),
  room("protocol-imports-domain", featureRoom("realtime/protocol"), [
    own("(domain|schemas|realtime/protocol[^/]*)"),
    kernel,
  ]),
  room("realtime-imports-protocol", featureRoom("realtime/(?!protocol)"), [
    own("(realtime|domain|schemas)/"),
    kernel,
    paths,
  ]),
  room("data-imports-db-and-domain", featureRoom("data/"), [
    own("(data|domain|kinds)/"),
    formsRoom("domain"),
    db,
    outbox,
    kernel,
  ]),
  // A gateway is told all that it needs: of its feature it knows the rules of money, and what a laptop's own one keeps.
  room("gateways-import-their-own", featureRoom("gateways/"), [
    own("(gateways|data|domain|schemas)/"),
    platform,
    i18n,
    kernel,
    paths,
  ]),
  {
    name: "gateways-know-nothing-of-each-other",
    severity: "error",
    comment: "What two gateways share stands beside their folders.",
    from: { path: "^app/features/billing/gateways/([^/]+)/" },
    to: { path: "^app/features/billing/gateways/[^/]+/", pathNot: "^app/features/billing/gateways/$1/" },
  },
  {
    name: "only-the-registry-names-a-gateway",
    severity: "error",
    from: {
      path: inHouse,
      pathNot: [tests, "^tests/", "^app/features/billing/gateways/([^/]+/|registry\\.server\\.ts$)"],
    },
    to: { path: "^app/features/billing/gateways/[^/]+/" },
  },
  room("adapters-import-their-own", featureRoom("adapters/"), [
    own("(adapters|support|data|domain|kinds|schemas)/"),
    publicFace,
    platform,
    commit,
    outbox,
    kernel,
    paths,
  ]),
  room(
    "services-import-their-own",
    featureRoom("(?:services|support)/"),
    [
      own("(services|support|adapters|gateways|data|domain|kinds|records|schemas)/"),
      own("realtime/protocol[^/]*\\.ts"),
      formsRoom("domain"),
      // What a service renders for a person outside the browser.
      own("components/mail/"),
      publicFace,
      platform,
      commit,
      outbox,
      kernel,
      i18n,
      paths,
    ],
    [tests, createOrganization],
  ),
  room("opening-an-organization-precedes-its-context", createOrganization, [
    "^app/features/identity/(services|support|data|domain|schemas)/",
    platform,
    crossTenantDoors,
    kernel,
  ]),
  room("components-import-no-server", featureRoom("components/"), [
    own("(components|domain|kinds|records|schemas|realtime)/"),
    formsRoom("(components|domain)"),
    // How an account at a gateway is asked for, and nothing of what is done there.
    own("gateways/account-field\\.ts$"),
    screens,
    ui,
    i18n,
    paths,
    kernel,
  ]),
  room("routes-import-services-and-components", featureRoom("routes/"), [
    own("(routes|services|support|components|schemas|domain|kinds|records|realtime)/"),
    formsRoom("domain"),
    gatewayRegistry,
    publicFace,
    platform,
    screens,
    ui,
    i18n,
    paths,
    kernel,
  ]),
  room("api-imports-services", featureRoom("api/"), [
    own("(api|services|support|schemas|domain|records)/"),
    gatewayRegistry,
    publicFace,
    platform,
    i18n,
    paths,
    kernel,
  ]),
  room("public-face-shows-its-own-feature", featureRoom("public\\.server\\.ts$"), [
    own("(services|support|adapters|data|domain|schemas|realtime|api)/"),
    gatewayRegistry,
    platform,
    kernel,
  ]),
  room("feature-top-lists-its-rooms", featureRoom("(?!public\\.server)[^/]+\\.tsx?$"), [own(""), kernel, paths]),
  room("pages-compose-features", "^app/pages/", [
    "^app/pages/",
    publicFace,
    "^app/features/[^/]+/(components|realtime)/",
    platform,
    screens,
    ui,
    i18n,
    paths,
    kernel,
  ]),
  room("workers-import-public-faces", "^workers/", [
    "^(workers|party)/",
    platform,
    outbox,
    publicFace,
    anyDomain,
    anyProtocol,
    "^app/[^/]+\\.server\\.ts$",
    crossTenantDoors,
    kernel,
    paths,
  ]),
  room("party-imports-public-faces", "^party/", [
    "^party/",
    platform,
    publicFace,
    anyDomain,
    anyProtocol,
    kernel,
    paths,
  ]),
];

const featureOrder = Object.entries(featureRank).map(([feature, rank]) => {
  const upward = Object.keys(featureRank).filter((other) => other !== feature && featureRank[other] >= rank);
  return {
    name: `feature-order-${feature}`,
    severity: "error",
    comment: "A feature imports only those before it; an effect upward goes by the outbox.",
    from: { path: `^app/features/${feature}/`, pathNot: tests },
    to: { path: `^app/features/(${upward.join("|")})/` },
  };
});

const everywhere = [
  {
    name: "no-circular",
    severity: "error",
    comment: "Two files that need each other are one, or three.",
    from: {},
    to: { circular: true },
  },
  {
    name: "app-never-imports-party-or-workers",
    severity: "error",
    from: { path: "^app/" },
    to: { path: "^(party|workers)/" },
  },
  {
    name: "product-never-imports-tooling",
    severity: "error",
    from: { path: "^(app|party|workers)/", pathNot: tests },
    to: { path: "^(tests|scripts|benchmarks)/" },
  },
  {
    name: "features-have-known-names",
    severity: "error",
    comment: "A new feature gets its place in the order above.",
    from: { path: `^app/features/(?!(${Object.keys(featureRank).join("|")})/)` },
    to: {},
  },
  {
    name: "only-data-and-db-touch-drizzle",
    severity: "error",
    from: { path: "^(app|party|workers)/", pathNot: [db, featureRoom("data/")] },
    to: { path: "(^|/)drizzle-orm(/|$)" },
  },
  {
    name: "server-files-stay-on-the-server",
    severity: "error",
    comment: "What may reach the browser imports no *.server file, except for its types.",
    from: {
      path: "^app/",
      pathNot: [
        "\\.server\\.tsx?$",
        tests,
        featureRoom("(routes|api|data|services|support|adapters|gateways)/"),
        "^app/(db|platform|pages)/",
        "^app/root\\.tsx$",
      ],
    },
    to: { path: "\\.server\\.tsx?$", dependencyTypesNot: ["type-only"] },
  },
  {
    name: "pure-rooms-use-no-platform",
    severity: "error",
    comment: "Rules take the date and the state as arguments.",
    from: { path: [kernel, featureRoom("(domain|kinds|schemas)/")], pathNot: tests },
    to: {
      path: "(^|/)(@remix-run|react|react-dom|partyserver|partysocket)(/|$)|^cloudflare:",
      dependencyTypesNot: ["type-only"],
    },
  },
  {
    name: "pure-rooms-use-no-node",
    severity: "error",
    from: {
      path: [kernel, ui, featureRoom("(domain|kinds|schemas|components|realtime)/"), "^app/islands/"],
      pathNot: tests,
    },
    to: { dependencyTypes: ["core"] },
  },
  {
    name: "islands-carry-no-framework",
    severity: "error",
    from: { path: "^app/islands/" },
    to: { path: "(^|/)(@remix-run|react|react-dom|zod|i18next)(/|$)" },
  },
  {
    name: "imports-resolve",
    severity: "error",
    from: {},
    to: {
      couldNotResolve: true,
      pathNot: ["^cloudflare:", "^virtual:", "^@medplum/fhirtypes$", "\\?(url|raw)$", "^(\\.\\./)+build/"],
    },
  },
];

module.exports = {
  forbidden: [...rooms, ...featureOrder, ...everywhere],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(build|\\.wrangler|\\.cache)/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["workerd", "import", "require", "node", "default", "types"],
    },
    skipAnalysisNotInRules: true,
  },
};
