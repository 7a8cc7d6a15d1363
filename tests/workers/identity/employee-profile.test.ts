import { beforeAll, describe, expect, it } from "vitest";
import { employeeProfileSchema } from "~/features/identity/schemas/team/employee-profile";
import { changeEmployeeAccount } from "~/features/identity/services/team/change-employee-account.server";
import { changeEmployeeProfile } from "~/features/identity/services/team/change-employee-profile.server";
import { changeOfferedServices } from "~/features/identity/services/team/change-offered-services.server";
import { readEmployeeAccount } from "~/features/identity/services/team/read-employee-account.server";
import { readColleague } from "~/features/identity/services/team/read-colleague.server";
import { readEmployeeProfile } from "~/features/identity/services/team/read-employee-profile.server";
import { readOfferedServices } from "~/features/identity/services/team/read-offered-services.server";
import { storeEmployeePhoto } from "~/features/identity/services/team/store-employee-photo.server";
import { readProviderProfile } from "~/features/scheduling/services/booking/read-provider-profile.server";
import { localDate } from "~/kernel/time/local-date";
import { ForbiddenError, NotFoundError, StaleFormError } from "~/platform/http/errors.server";
import { html, png } from "../../support/sample-files";
import { employeeActor, openPractice } from "../support/organization";
import { givenMember, ownerOf, type Practice } from "./team";
import { change, read } from "./appointments";

let practice: Practice;

beforeAll(async () => {
  practice = await openPractice();
});

const asDoctor = () => practice.as(employeeActor(practice.ids.doctor));
const asOwner = async () => practice.as(await ownerOf(practice));
const PROFILE = {
  title: 8,
  designation: "Family doctor",
  about: "I listen.",
  displayProfile: true,
  languages: ["en", "ar"],
  academics: "MD, Lagos\n\n  PhD, Madrid  ",
  achievements: "",
  additionalTraining: "Sonography",
  profileExtraInfo: "",
  urls: [
    { label: "", url: "https://example.org/ada" },
    { label: "nothing", url: "" },
  ],
  resources: [],
  testimonials: [
    { author: "Z. H.", text: "Kind and clear" },
    { author: "nobody", text: " " },
  ],
  posts: [
    { title: "Sleep", text: "Go to bed at the same time.", on: "2026-01-05" },
    { title: "Colds", text: "They pass.", on: "" },
    { title: " ", text: "", on: "" },
  ],
  videoUrl: "https://example.org/ada.mp4",
};

describe("a provider's profile", () => {
  it("is the provider's own to change, and patients read it on the public page", async () => {
    await changeEmployeeProfile(await asDoctor(), practice.ids.doctor, PROFILE);
    const page = await readProviderProfile(await practice.as({ kind: "anonymous" }), practice.ids.doctor);
    expect(page.provider).toMatchObject({ designation: "Family doctor", about: "I listen.", languages: ["en", "ar"] });
    expect(page.card?.next.length).toBeGreaterThan(0);
    expect(page.places.map(({ id }) => id)).toEqual([practice.ids.branch]);
    expect(page.more).toEqual({
      academics: ["MD, Lagos", "PhD, Madrid"],
      achievements: [],
      additionalTraining: ["Sonography"],
      profileExtraInfo: "",
      urls: [{ label: "https://example.org/ada", url: "https://example.org/ada" }],
      resources: [],
      testimonials: [{ author: "Z. H.", text: "Kind and clear" }],
      posts: [
        { title: "Colds", text: "They pass.", on: localDate((await asDoctor()).now, "UTC") },
        { title: "Sleep", text: "Go to bed at the same time.", on: "2026-01-05" },
      ],
      videoUrl: "https://example.org/ada.mp4",
      insurers: [],
    });
  });

  it("is in the answers of calls, with its posts and its video", async () => {
    const { posts, videoUrl } = await readColleague(await asOwner(), practice.ids.doctor);
    expect(posts.map(({ title }) => title)).toEqual(["Colds", "Sleep"]);
    expect(videoUrl).toBe("https://example.org/ada.mp4");
  });

  it("is read by the door and by the service alike: what was parsed once parses to the same again", () => {
    const once = employeeProfileSchema.parse(PROFILE);
    expect(employeeProfileSchema.parse(once)).toEqual(once);
  });

  it("that is not shown has no public page", async () => {
    await changeEmployeeProfile(await asOwner(), practice.ids.otherDoctor, { ...PROFILE, displayProfile: false });
    const page = readProviderProfile(await practice.as({ kind: "anonymous" }), practice.ids.otherDoctor);
    await expect(page).rejects.toBeInstanceOf(NotFoundError);
  });

  it("is nobody else's: not a colleague's, not another organization's", async () => {
    const colleague = changeEmployeeProfile(await asDoctor(), practice.ids.otherDoctor, PROFILE);
    await expect(colleague).rejects.toBeInstanceOf(NotFoundError);
    const other = await openPractice();
    const stranger = other.as(await ownerOf(other));
    await expect(readEmployeeProfile(await stranger, practice.ids.doctor)).rejects.toBeInstanceOf(NotFoundError);
  });

  it("takes web addresses and no other ones, of its video too", async () => {
    const video = changeEmployeeProfile(await asDoctor(), practice.ids.doctor, {
      ...PROFILE,
      videoUrl: "javascript:1",
    });
    await expect(video).rejects.toMatchObject({
      fields: [{ field: "videoUrl", message: "employees:profile.webAddress" }],
    });
    for (const url of ["javascript:alert(1)", "ftp://example.org", "example", "http://localhost"]) {
      const wrong = changeEmployeeProfile(await asDoctor(), practice.ids.doctor, {
        ...PROFILE,
        urls: [{ label: "x", url }],
      });
      await expect(wrong).rejects.toMatchObject({ fields: [{ message: "employees:profile.webAddress" }] });
    }
  });

  it("that somebody else changed since tells what it says now", async () => {
    const { values } = await readEmployeeProfile(await asDoctor(), practice.ids.doctor);
    const { version } = values;
    await changeEmployeeProfile(await asOwner(), practice.ids.doctor, { ...PROFILE, about: "By the owner", version });
    const late = await changeEmployeeProfile(await asDoctor(), practice.ids.doctor, { ...PROFILE, version }).catch(
      (error: unknown) => error,
    );
    expect(late).toBeInstanceOf(StaleFormError);
    expect(late).toMatchObject({ version: version + 1, current: { about: "By the owner" } });
  });
});

describe("a provider's photo", () => {
  const photoOf = async () =>
    (await readProviderProfile(await practice.as({ kind: "anonymous" }), practice.ids.doctor)).provider.photoFileId;
  const store = async (file: File) => storeEmployeePhoto(await asDoctor(), practice.ids.doctor, file);

  it("is shown on the public page, and another one takes its place and its file away", async () => {
    const first = await store(new File([png(80, 80)], "me.png", { type: "image/png" }));
    expect(await photoOf()).toBe(first);
    const second = await store(new File([png(90, 90)], "me.png", { type: "image/png" }));
    expect(await photoOf()).toBe(second);
    const kept = await read<{ id: string }>(
      practice,
      "SELECT id FROM file WHERE organization_id = ?1 AND purpose = 'EMPLOYEE_PHOTO' AND deleted_at IS NULL",
    );
    expect(kept).toEqual([{ id: second }]);
  });

  it("that lies about what it is, is refused with a reason and changes nothing", async () => {
    const before = await photoOf();
    await expect(store(new File([html()], "me.png", { type: "image/png" }))).rejects.toMatchObject({
      fields: [{ field: "photo" }],
    });
    expect(await photoOf()).toBe(before);
  });

  it("is nobody else's to choose", async () => {
    const file = new File([png(80, 80)], "me.png", { type: "image/png" });
    const colleague = storeEmployeePhoto(await asDoctor(), practice.ids.otherDoctor, file);
    await expect(colleague).rejects.toBeInstanceOf(NotFoundError);
  });
});

describe("a user account", () => {
  it("is changed by its owner, and the address stays unique", async () => {
    const wanted = { email: "ada@clinic.example", phone: "600 111 222", phoneCallingCode: "34", languageCode: "" };
    await changeEmployeeAccount(await asDoctor(), practice.ids.doctor, wanted);
    const { values, waitingEmail } = await readEmployeeAccount(await asDoctor(), practice.ids.doctor);
    expect(values).toMatchObject({ email: "doctor@clinic.example", phone: "600111222", languageCode: "" });
    expect(waitingEmail).toBe("ada@clinic.example");
    const taken = changeEmployeeAccount(await asDoctor(), practice.ids.doctor, {
      ...wanted,
      email: "owner@clinic.example",
    });
    await expect(taken).rejects.toMatchObject({ fields: [{ field: "email" }] });
    const foreign = changeEmployeeAccount(await asDoctor(), practice.ids.doctor, { ...wanted, languageCode: "xx" });
    await expect(foreign).rejects.toMatchObject({ fields: [{ field: "languageCode" }] });
  });
});

describe("the services somebody offers", () => {
  it("are chosen among those there are; a disabled one stays as it was", async () => {
    const { clinicOffering, videoOffering, doctor } = practice.ids;
    const enable = (value: number) =>
      change(
        practice,
        "UPDATE service_offering SET enabled = ?3 WHERE organization_id = ?1 AND id = ?2",
        clinicOffering,
        value,
      );
    await enable(0);
    await changeOfferedServices(await asOwner(), doctor, { serviceOfferingIds: [] });
    await enable(1);
    const { values } = await readOfferedServices(await asOwner(), doctor);
    expect(values.serviceOfferingIds).toEqual([clinicOffering]);
    await changeOfferedServices(await asOwner(), doctor, { serviceOfferingIds: [clinicOffering, videoOffering] });
    const after = await readOfferedServices(await asOwner(), doctor);
    expect([...after.values.serviceOfferingIds].sort()).toEqual([clinicOffering, videoOffering].sort());
  });

  it("are a provider's only, of this organization, and administration's to choose", async () => {
    const nurse = await givenMember(practice, { lastName: "Nurse", roles: ["nurse"] });
    const ids = { serviceOfferingIds: [practice.ids.videoOffering] };
    await expect(changeOfferedServices(await asOwner(), nurse.id, ids)).rejects.toMatchObject({
      fields: [{ message: "employees:services.noProvider" }],
    });
    const other = await openPractice();
    const foreign = { serviceOfferingIds: [other.ids.videoOffering] };
    await expect(changeOfferedServices(await asOwner(), practice.ids.doctor, foreign)).rejects.toMatchObject({
      fields: [{ field: "serviceOfferingIds" }],
    });
    await expect(changeOfferedServices(await asDoctor(), practice.ids.doctor, ids)).rejects.toBeInstanceOf(
      ForbiddenError,
    );
  });
});
