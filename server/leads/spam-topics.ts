/**
 * What unasked offers are about, in whichever language they come: beginnings of words, without case; a full stop marks a
 * word's end. Words that our own visitors use are left out on purpose: a slot is an appointment, an investment is EB-5, a
 * pharmacy is a workplace, couples meet on dating sites, and OPT is a work permit that one can be "out of".
 */
const topics = [
  // Gambling
  "casin, kasin, cassin, казино, كازينو, कैसीनो, kumarhane, bahis, sòng bạc, jackpot, джекпот",
  "free spin, freispiel, giros gratis, tours gratuits, giri gratis, фриспин, roulette, рулетк",
  "sportsbook, betting, букмекер, ставки на, sportwetten, apuestas, apostas, paris sportif, scommesse",
  "赌场, 娱乐城, 博彩, カジノ, 카지노, オンラインスロット",
  // Being found
  "backlink, back link, link building, linkbuilding, guest post, domain authority",
  "seo., serp., google rank, rank on google, page of google, search engine, suchmaschinen, поисков",
  "organic traffic, targeted traffic, web traffic, référencement, posicionamiento, продвижени, раскрутк",
  // What is sold to every firm
  "explainer video, redesign your, your website design, web development company, marketing agency",
  "grow your business, boost your, increase your sales, more customers, qualified leads, your competitors",
  "bulk email, email list, contact form, mass mailing, рассылк, base de datos de, followers, seguidores",
  "unsubscribe, to stop receiving, limited time, special offer, discount code, промокод, подписчик",
  "your website, your web page, your site., your blog, your business, your brand",
  // Money
  "bitcoin, btc., usdt, ethereum, crypto, криптовалют, forex, trading bot, trading signal, airdrop",
  "passive income, earn money, make money, geld verdienen, gagner de l'argent, ganar dinero, guadagnare, заработ",
  "business loan, loan offer, quick loan, business funding, займ, préstamo, kredit ohne, merchant cash",
  // Goods
  "viagra, cialis, sildenafil, tadalafil, виагр, ozempic, cbd oil, weight loss, replica watch, rolex",
  // Company
  "porn, порно, escort, onlyfans, hookup, sexy, nude, hot girls, einsame frauen",
  // Trade, sent to every address there is
  "wholesale, factory price, manufacturer of, minimum order, moq., price list, our catalog, free quote",
  // Inheritances that nobody has left, and accounts that nobody has closed
  "next of kin, barrister, late client, million dollars, million usd, beneficiary of, inheritance fund",
  "verify your account, mailbox quota, your mailbox, your domain, domain expir, account suspended",
  // Papers
  "essay writing, write my essay, dissertation help, buy diploma, купить диплом",
].map((words) => new RegExp(`(?:${words.split(", ").map(wordPattern).join("|")})`, "iu"));

/** How many kinds of offer a text is about. */
export function offersIn(text: string): number {
  return topics.filter((topic) => topic.test(text)).length;
}

/** Chinese and its neighbours have no blank before a word. */
function wordPattern(word: string): string {
  const begin = /^[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]/u.test(word)
    ? ""
    : "(?<![\\p{L}\\p{N}])";
  const end = word.endsWith(".") ? "(?![\\p{L}\\p{N}])" : "";
  return begin + word.replace(/\.$/, "").replaceAll(" ", "\\s+") + end;
}
