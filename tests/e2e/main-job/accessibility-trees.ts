/*
 * What a screen reader is told of the main part of each page on a patient's way, top to bottom, as Playwright's aria
 * snapshots. What changes with the clock is a pattern; of lists of times only the name is there.
 */

/** A day and a time, as "Thu, Dec 3" and "07:50" stand in names. */
const TIME = String.raw`\d{2}:\d{2}`;
const DAY = String.raw`\w{3}, \w{3} \d{1,2}`;

const teamMember = (name: string) => `
      - listitem:
        - article "${name}":
          - heading "${name}" [level=3]:
            - link "${name}"
          - paragraph: General medicine
          - paragraph: Speaks English
          - paragraph: At the clinic · 30 minutes
          - list "Next available times"`;

export const FRONT_PAGE = `
- main:
  - heading /^Practice / [level=1]
  - search:
    - text: What is the problem, or who would you like to see?
    - paragraph: For example, headache, back pain, children’s health or a doctor’s name.
    - searchbox "What is the problem, or who would you like to see?"
    - button "Search"
  - link /^Next available. ${DAY}, ${TIME} .*Dr Ada Okafor$/
  - link "Book an appointment"
  - region "Our team":
    - heading "Our team" [level=2]
    - link "All doctors"
    - list:${["Dr Ada Okafor", "Dr Bruno Silva"].map(teamMember).join("")}
  - region "Services and prices":
    - heading "Services and prices" [level=2]
    - link "All services"
    - list:
      - listitem:
        - link "Clinic visit At the clinic · 30 minutes €50.00"
      - listitem:
        - link "Video visit By video · 15 minutes €50.00"
  - region "Where to find us":
    - heading "Where to find us" [level=2]
    - list:
      - listitem:
        - article "Main street":
          - heading "Main street" [level=3]
          - paragraph: Madrid
          - paragraph:
            - link "Call +34 910 000 000"
  - region "Languages we speak":
    - heading "Languages we speak" [level=2]
    - list:
      - listitem: English
`;

const doctorToChoose = (name: string) => `
    - listitem:
      - article "${name}":
        - heading "${name}" [level=2]
        - paragraph: General medicine
        - paragraph: €50.00
        - list "Next available times":
          - listitem:
            - button /^${TIME} ${DAY} Book with ${name}$/`;

export const CHOOSE_DOCTOR = `
- main:
  - link "Back"
  - paragraph: Step 1 of 3
  - heading "Who would you like to see?" [level=1]
  - list:
    - listitem: Video visit · By video · 15 minutes
  - button "The first available time with any doctor"
  - list:${["Dr Ada Okafor", "Dr Bruno Silva"].map(doctorToChoose).join("")}
`;

const birthDate = (label: string) => `
  - group "${label}":
    - combobox "Month"
    - textbox "Day"
    - textbox "Year"`;

export const ABOUT_YOU = `
- main:
  - button "Back"
  - paragraph: Step 3 of 3
  - heading "About you" [level=1]
  - list:
    - listitem:
      - button "Change When"
    - listitem: Video visit · By video · 15 minutes · €50.00 · The clinic tells you how to pay
    - listitem:
      - text: Dr Ada Okafor
      - button "Change With"
  - paragraph: /This time is held for you until ${TIME}/
  - status
  - text: Already a patient here?
  - link "Sign in"
  - button "Email me a sign-in link"
  - textbox "First name"
  - paragraph: If you have one name only, leave this empty. A suffix, such as Jr., goes here.
  - textbox "Last name (optional)"
  - paragraph: We will send your confirmation here
  - textbox "Email address"${birthDate("Date of birth (optional)")}
  - group: Add a mobile number
  - textbox "What is the reason for your appointment? (optional)"
  - paragraph: "This is a request: the clinic confirms the time and then emails you."
  - paragraph: In an emergency, call your local emergency number. Do not wait for an appointment.
  - button "Book this appointment"
`;

export const SIGN_UP = `
- main:
  - heading /^Create your account at Practice / [level=1]
  - paragraph: With an account, you can book and manage appointments and join video calls.
  - textbox "First name"
  - paragraph: If you have one name only, leave this empty. A suffix, such as Jr., goes here.
  - textbox "Last name (optional)"${birthDate("Date of birth")}
  - combobox "Gender (optional)"
  - text: Country calling code
  - textbox "Mobile number"
  - textbox "Email address"
  - paragraph: At least 10 characters. A few unrelated words are easy to remember and hard to guess.
  - textbox "Password"
  - checkbox "The clinic may send me news and offers. I can change this at any time."
  - button "Create account"
  - paragraph:
    - text: Already have an account?
    - link "Sign in"
`;

export const WIDGET = `
- main /^Book an appointment – Practice /:
  - paragraph: Step 1
  - heading "Which service do you need?" [level=1]
  - group "Which service do you need?":
    - radio "Clinic visit At the clinic · 30 minutes €50.00" [checked]
    - radio "Video visit By video · 15 minutes €50.00"
  - button "Continue"
`;

export const HOME = `
- main:
  - link "Skip to booking"
  - heading "Hello, Zainab Haddad" [level=1]
  - link "Book an appointment"
  - region "Your next appointment":
    - heading "Your next appointment" [level=2]
    - text: /Confirmed in \\d+ minutes/
    - paragraph:
      - time: /${TIME}–${TIME}/
    - paragraph: Dr Ada Okafor Video visit
    - paragraph: Video
    - link "Join the video call"
    - link "Add to your calendar"
    - link "Change or cancel"
  - region "Book an appointment":
    - heading "Book an appointment" [level=2]
    - list:
      - listitem:
        - link "Clinic visit At the clinic · 30 minutes €50.00"
      - listitem:
        - link "Video visit By video · 15 minutes €50.00"
`;

export const APPOINTMENT = `
- main:
  - link "My appointments"
  - paragraph: Video visit
  - heading "Dr Ada Okafor" [level=1]
  - text: /Confirmed in \\d+ minutes/
  - paragraph:
    - time: /${TIME}–${TIME}/
  - paragraph: Video
  - link "Join the video call"
  - link "Add to your calendar"
  - link "Choose another time"
  - link "Cancel appointment"
  - region "Before your appointment":
    - heading "Before your appointment" [level=2]
    - paragraph: On the page of the call you can try your camera and microphone before you come in.
  - term: Doctor
  - definition: Dr Ada Okafor
  - term: Service
  - definition: Video visit
  - term: Payment
  - definition:
    - term: Price
    - definition: €50.00
    - term: Left to pay
    - definition: €50.00
  - term: Reference
  - region "Would an earlier time suit you?":
    - heading "Would an earlier time suit you?" [level=2]
    - button "Join the waiting list"
  - group:
    - heading "History" [level=2]
`;

const group = (name: string, entries: readonly string[]) => `
  - region "${name}":
    - heading "${name}" [level=2]
    - list:${entries.map((entry) => `\n      - listitem:\n        - link /^${entry} /`).join("")}`;

export const PROFILE = `
- main:
  - paragraph: Zainab Haddad
  - heading "My profile" [level=1]
  - paragraph: What we know about you, who may see it, and how you sign in.${[
    group("About you", ["Your details", "Your health profile"]),
    group("How we reach you", ["Messages from us", "Display and dates", "Your calendar"]),
    group("Your privacy", [
      ...["Who has seen your health profile", "Take your health profile with you", "Download everything", "Family"],
    ]),
    group("Signing in", ["Password, passkeys and devices", "Email address", "Delete my account"]),
  ].join("")}
`;

export const JOIN = `
- main:
  - region "Video appointment with Dr Ada Okafor":
    - heading "Video appointment with Dr Ada Okafor" [level=1]
    - status
    - region "Video appointment":
      - region "Ready to join?":
        - heading "Ready to join?" [level=2]
        - paragraph: /^Your appointment. ${DAY}, ${TIME} \\(UTC\\)$/
        - button "Join the call"
        - paragraph: Your browser will ask whether this page can use your camera and microphone. Choose “Allow”.
        - button "Test camera and microphone first"
        - button "Join with sound only"
        - button "Join without camera and microphone"
        - checkbox "Larger buttons and words"
    - group "Call controls":
      - button "Chat"
      - button "People"
`;

export const WAIT = `
- main:
  - region "Video appointment with Dr Ada Okafor":
    - heading "Video appointment with Dr Ada Okafor" [level=1]
    - region "Video appointment":
      - status:
        - paragraph: You are next
        - paragraph: /^Your appointment begins at /
        - paragraph: Dr Ada Okafor is not in the waiting room yet.
        - paragraph: The call opens here automatically, with a sound, when you are called in. You do not need to do anything.
    - group "Call controls":
      - button "Mute"
      - button "Stop camera"
      - button "Share screen"
      - button "Chat"
      - button "People"
      - button "No sound?"
      - button "More"
      - button "Leave"
`;
