/** As programs send them: past the forms, with the hidden field filled in, or with what they sell. */
export const spamMessages = [
  {
    name: "Rank Booster",
    email: "hello@rank-booster.example",
    phone: "",
    website: "https://rank-booster.example",
    message:
      "Hi, I came across your website and saw that it is not on the first page of Google. We offer backlinks at a special offer, see https://rank-booster.example/packages and https://rank-booster.example/prices",
  },
  {
    name: "LuckyWheel",
    email: "bonus@lucky-wheel.example",
    phone: "2025550161",
    message: "Online casino, 150 free spins for you today: https://lucky-wheel.example/go77",
  },
  {
    name: "LuckyWheel2",
    email: "bonus2@lucky-wheel.example",
    phone: "2025550162",
    message: "Online casino, 200 free spins for you today: https://lucky-wheel.example/go78",
  },
];

export const spamEnquiries = [
  {
    name: "Parcel Desk",
    email: "desk@parcel-boxes.example",
    number: "2025550163",
    category: "B-1 Business Visitor Visa",
    website: "parcel-boxes.example",
    doubt:
      "We are a manufacturer of printed boxes. Wholesale and free quote: www.parcel-boxes.example",
  },
  {
    name: "https://followers.example",
    email: "team@followers.example",
    number: "2025550164",
    category: "Student Visa",
    doubt: "Get 5000 followers for your brand this week.",
  },
];
