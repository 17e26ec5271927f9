/** The only file to change for another name, other offices or other accounts. Source: DECISIONS.md "Brand". */
export const brand = {
  name: "Meridian360",
  /** The name as the logo sets it: the second part is printed in gold. */
  nameParts: ["Meridian", "360"],
  email: "hello@meridian360.example",
  offices: [
    {
      city: "Austin",
      address: "Congress Avenue, Austin, Texas, USA",
      phone: "+1 512 555 0142",
      tel: "+15125550142",
    },
    {
      city: "Kochi",
      address: "Marine Drive, Kochi, Kerala, India",
      phone: "+91 484 555 0142",
      tel: "+914845550142",
    },
  ],
  social: {
    facebook: "https://www.facebook.com/",
    instagram: "https://www.instagram.com/",
    youtube: "https://www.youtube.com/",
  },
} as const;
