/**
 * The only file to change for another name, other phones, addresses and accounts. Where else a city is named, CONTRIBUTING.md
 * says ("Move an office to another city"). The sketches of Contact Us go by the addresses here (app/contact/office-maps.ts):
 * another address has none until somebody draws it. Source: DECISIONS.md "Brand".
 */
export const brand = {
  name: "Meridian360",
  /** The name as the logo sets it: the second part is printed in gold. */
  nameParts: ["Meridian", "360"],
  /** The name in the capitals and digits of machine-readable lines. */
  code: "M360",
  email: "hello@meridian360.example",
  /** The calendar by whose days visits and leads are counted, whoever looks at them and wherever. */
  dayZone: "Asia/Kolkata",
  offices: [
    {
      city: "Austin",
      address: "Congress Avenue, Austin, Texas, USA",
      country: "USA",
      phone: "+1 512 555 0142",
      tel: "+15125550142",
      zone: "America/Chicago",
      zoneName: "Central Time",
      // PROPOSED: the owner confirms. From and to the ISO weekday, 24-hour local time.
      hours: { firstDay: 1, lastDay: 5, opens: "9:00", closes: "17:00" },
    },
    {
      city: "Kochi",
      address: "Marine Drive, Kochi, Kerala, India",
      country: "India",
      phone: "+91 484 555 0142",
      tel: "+914845550142",
      zone: "Asia/Kolkata",
      zoneName: "India Standard Time",
      // PROPOSED: the owner confirms. From and to the ISO weekday, 24-hour local time.
      hours: { firstDay: 1, lastDay: 5, opens: "9:30", closes: "17:30" },
    },
  ],
  /** The messaging app's link to the Austin number, in full and without its plus sign. */
  chat: "https://wa.me/15125550142",
  social: {
    facebook: "https://www.facebook.com/",
    instagram: "https://www.instagram.com/",
    youtube: "https://www.youtube.com/",
  },
} as const;
