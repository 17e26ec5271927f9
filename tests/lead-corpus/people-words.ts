export const firstNames =
  "Anjali Meera Lakshmi Priya Rahul Nisha Deepa Vivek Fatima Arun Susan Divya Suresh Teresa Ayesha Kevin Grace Daniel Elena Samuel Liam Hana Gabriel Ingrid Tomas Sofía അനിത രമേശ് സുധ प्रिया राहुल".split(
    " ",
  );
export const lastNames =
  "Varma Pillai Warrier Kurian Raman Menon Thomas Kamath Siddiqui Shenoy Prakash Chacko Krishnan Babu Antony Rahman Fernandes Tan Okafor Petrova Mensah O’Rourke Kobayashi Costa Solberg Lindqvist രാജൻ കുമാർ नायर".split(
    " ",
  );
export const places =
  "Kochi|Thrissur, Kerala|Austin, TX|Round Rock|Dubai|Bengaluru|തൃശ്ശൂർ|Hyderabad|Abu Dhabi|Dallas|Kottayam|Melbourne|Toronto|पुणे||".split(
    "|",
  );

const visa = "{H-1B|B-2|F-1|L-1A|H4 EAD|K-1|TN|E-3|EB-5|B1/B2}";
const relative = "{mother|father|husband|wife|daughter|son|brother in law}";
const when = "{in March|next month|in the summer|before the 14th|as soon as possible|after Onam}";

export const shortQuestions = [
  `{Can|May} I travel while my ${visa} is pending?`,
  `What documents does my ${relative} need for ${visa}?`,
  "{Pls|Please} call me {after 6|in the evening|on whatsapp}",
  "?",
  "{Fees|fees please|How much do you charge}?",
  `Interview is ${when}. {Can you help|Do you do a rehearsal}?`,
  "{F1 or M1|Yellow slip. What now|Is the first talk free}?",
  `{Hi|Hello|Dear Sir|Good morning}, I am looking for ${visa} {details|support|guidance}. {Thanks|Thank you|Regards}`,
  "My {passport|petition} {expires|ends} {soon|in four months}, {renew now or wait|is that a problem}?",
  "Selected in the lottery. Degree in {physics|commerce|nursing}, job in {data analysis|marketing}. Is that a problem?",
  `need appointment slot for ${visa} ${when}, {no slots in Chennai|slots are not opening}`,
];

/** Sentences of longer stories, of which each person strings some together. */
export const storySentences = [
  `My ${relative} NAME {lives|works} in PLACE since {2015|2019|three years}, near NAME.`,
  `I have {six|eleven|four} years in {intensive care|software testing|a bank|the family business} of NAME in PLACE and passed the {NCLEX|IELTS|exam} last {year|month}.`,
  "We, that is NAME and I, were refused in PLACE {once|twice} under {214(b)|221(g)} and nobody told us {why|what to bring}.",
  `Somebody in PLACE asked NAME and us for {money|a lot of money} to {speed up|guarantee} the ${visa}, and we {do not trust it|would like your opinion}.`,
  "The spelling NAME of my {father's|mother's} name differs between {the birth certificate and the passport|two certificates}.",
  `We plan to travel to PLACE with NAME ${when} {with two children|with my parents|alone} and stay for {six weeks|a month|three months}.`,
  "My employer in PLACE {was bought|changed its name|moved to another city} and {HR does not answer|the lawyer asks for papers that I do not have}.",
  `What would you, NAME says, {charge|advise}, and {how long does it take|which papers do we put right first}?`,
  "I {earn|make} enough at NAME in PLACE, own {a flat|some land} in {Kollam|Pala|Nashik} and have to be back for {work|my exam}.",
  `My OPT {ends|runs out} ${when} and I am out of ideas.`,
];

export const indianQuestions = [
  "{എനിക്ക്|എന്റെ മകൾക്ക്|ഞങ്ങൾക്ക്} അമേരിക്കൻ വിസ വേണം. {എന്തൊക്കെ രേഖകളാണ് വേണ്ടത്|എത്ര ഫീസ് ആകും|എപ്പോൾ വിളിക്കാം}?",
  "ഞാൻ നഴ്സാണ്, NCLEX {പാസായി|എഴുതി}. {ഇനി എന്താണ് ചെയ്യേണ്ടത്|അടുത്തത് എന്ത്}?",
  "{नमस्ते|नमस्कार}, मुझे {पर्यटक|छात्र|काम के} वीज़ा के बारे में जानकारी चाहिए। {कृपया फ़ोन करें|फीस कितनी है|कौन से काग़ज़ चाहिए}?",
  "मेरी {बेटी|बहन} अमेरिका में {पढ़ती|काम करती} है, हम उससे मिलने {मार्च|जून} में जाना चाहते हैं।",
];

/** Letters that many people are sent, and paste as they are. */
export const pastedLetters = [
  "Dear Applicant,\nYour visa application has been refused under section 221(g) of the Immigration and Nationality Act because additional administrative processing is required. Please do not contact the consular section until you have been notified. You may follow your case at https://ceac.state.gov/CEACStatTracker/Status.aspx\n{What should I do now?|They kept my passport.|}",
  "---------- Forwarded message ---------\nFrom: Admissions <admissions@college.example>\nSubject: Your I-20\nWe are pleased to inform you that your form has been issued. Please pay the SEVIS fee at https://www.fmjfee.com/ and read https://international.college-{4|7|12|19|23|31|38|44|52|67|71|85}-NAME.example/visa before your interview.\n\n{Is this real?|My father asks if this is enough.}",
  "USCIS has received your Form I-765 and the receipt notice is attached. Please allow {five|three} months for processing. {My EAD expires before that!|Can I work meanwhile?}",
];

export const notices = [
  "Is this still true? https://travel.state.gov/content/travel/en/News/visas-news/notice-{12|31|77}.html",
  "I read https://daily.example/world/visa-fee-{2026|hike} , does it {touch|concern} my H-1B?",
  "My profile: https://www.linkedin.com/in/{anu|joby|rk}-{241|77|9} {Am I eligible for EB-2|please check}",
  "Papers are here https://drive.google.com/file/d/1{aB|kQ|zX}{7|9|3}/view {kindly check|please see}",
  "See uscis.gov/i-485 and www.uscis.gov/forms, {which one|do I need both}?",
];

/** Persons whose work or story uses the words of offers. */
export const awkward = [
  "I {work|worked} in a {casino|hotel casino} in Goa as {dealer|cook}.",
  "I am an SEO {specialist|analyst} {in|with} a digital marketing agency.",
  "We met on a dating site {two|three} years ago, and {he proposed in Bali|she said yes}.",
  "Part of the money is {from bitcoin|crypto gains}, part a business loan.",
  "I am a pharmacist, my wife is a {nurse|dentist}.",
  "I filled in your contact form twice and {heard nothing|nobody called}!",
  "Is your website {still up to date|from this year}? {Your business hours are not on it.|}",
  "My uncle is a {manufacturer of furniture|wholesale dealer} and wants an L-1A for {me|his son}.",
];

/** Sent round in a group of friends, and by several of them to us. */
export const forwarded =
  "Hello, we are a group of nurses from one batch and all of us have cleared NCLEX this year. Kindly explain the steps from here to the visa stamp and your service charges.";

export const articles = [
  ["What a 221(g) slip asks for, and how to answer it in good order", "221g-slip-k2"],
  ["Ten weeks before the interview: a calendar for families", "interview-calendar-p9"],
] as const;
