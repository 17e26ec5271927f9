/** Campaigns, as seen on any open form. LINK is where one goes; some have none. Nearly a third are about what no list names. */
export const campaigns: readonly string[] = [
  // Gambling, in the languages it is translated into
  "{Best|Top|New} online casino {2026|of the year}: {200|150|500} % welcome {bonus|package} and {free spins|daily spins}. {Join|Register|Play} now LINK {Withdrawals in minutes|Trusted by thousands of players}.",
  "{Лучшее|Новое|Проверенное} онлайн казино {с быстрыми выплатами|с бонусом за регистрацию}. {Начните играть прямо сейчас|Регистрируйтесь сегодня} LINK {Фриспины каждый день|Джекпот ждёт вас}.",
  "{Bestes|Neues} Online Casino {ohne Limit|mit schneller Auszahlung}: {sichern Sie sich|holen Sie sich} jetzt {100|200} Freispiele LINK {Nur heute|Nur für kurze Zeit}.",
  "{Türkiye'nin en iyi|En güvenilir} bahis sitesi, {yüksek oranlar|hızlı ödeme} ve {hoşgeldin bonusu|deneme bonusu} için hemen üye olun LINK",
  "{最好的|最新的}在线娱乐城，{注册就送|首存送}{88|188}元，{百家乐|老虎机}天天返水，{提款快速|信誉保证}。LINK",
  "{Melhor|Novo} cassino online {do Brasil|com Pix}: {giros grátis|bônus em dobro} no primeiro depósito LINK {Saque imediato|Jogue agora}.",
  "{Nouveau|Meilleur} site de paris sportifs, {bonus de bienvenue|freebets} {offert|sans dépôt} jusqu'à {100|200} euros LINK {Retraits rapides|Inscription en une minute}.",
  "आज ही {जुड़ें|खेलें} भारत के {सबसे बड़े|सबसे भरोसेमंद} ऑनलाइन कैसीनो से और {बोनस|इनाम} पाएँ LINK",
  // Being found
  "{Hi|Hello}, I {visited|came across} your website and {noticed|saw} that it does not rank on the first page of Google for {your main keywords|important keywords}. We {offer|provide} affordable SEO packages with {white hat|quality} backlinks. {Shall I send|May I share} a proposal?",
  "Get {10,000|50,000} {real|targeted} visitors to your site {this week|within days}. {Organic traffic|Targeted traffic} from {any country|social networks} from only {9|19} dollars LINK",
  "{Продвижение|Раскрутка} сайтов в {топ 10|Яндексе и Google}, {оплата за результат|недорого}. {Пишите в телеграм|Подробнее} LINK",
  "Would you {accept|publish} a guest post on your {blog|site}? We have {well written|unique} articles and pay by {PayPal|bank transfer}. Let me know your price for a dofollow link, my {sites|topics} are LINK",
  "We {create|produce} {explainer videos|animated videos} which {boost your sales|explain your business} in 60 seconds. {See our work|Portfolio}: LINK {To stop receiving these mails reply no|Unsubscribe here}.",
  "We can {send|deliver} your message to {two million|500,000} companies through their contact form. {This letter is an example of it|You see that it works}. LINK",
  // Money
  "{Earn|Make} {500|1200} dollars a day with our {AI trading bot|crypto signals}, {no experience needed|fully automatic}. {Only today|Few places left} LINK",
  "{Заработок|Доход} в интернете от {3000|5000} рублей в день {без вложений|для новичков}, {подробности здесь|переходите} LINK",
  "Need {working capital|a loan}? Get a business loan {up to 250,000|within a day} with {bad credit|no paperwork}. {Apply|Check} here LINK",
  // Goods and company
  "{Buy|Order} {generic|original} {Viagra|Cialis} {without prescription|at the lowest price}, {discreet|worldwide} shipping LINK",
  "{Lonely|Bored} tonight? {Hot girls|Sexy ladies} from your {city|area} want to {meet|chat} LINK",
  // What no list names
  "We are a leading {factory|manufacturer} of custom printed packaging boxes and paper bags in {Shenzhen|Ningbo}. {Low minimum order|Free sample} and {door delivery|fast lead time}. Kindly share your requirement with our sales desk LINK",
  "The registration of your domain ends {today|within 24 hours}. To avoid the loss of your web page and your mail {renew|pay the annual fee} through our secure page LINK",
  "I am {Barrister|Mr} {Collins|Edward} and I represent the estate of my late client who died without any heir. I {need|seek} your {cooperation|assistance} to transfer {9.5|18} million dollars. Reply to my private mail for details.",
  "Solar panels for {offices|warehouses} at {wholesale|factory} price, {subsidy|grant} paperwork included. Our engineers come for a free survey of your roof {next week|any day}. LINK",
  "Your mailbox {quota is nearly full|has pending messages}. Verify your account within {12|24} hours through the following page or your incoming messages will be deleted LINK",
  "{Professional|Trusted} office cleaning and disinfection in your {area|district}, {weekly|daily} plans, insured staff. Ask for this month's price list and book a first visit without cost LINK",
  "Le spécialiste du {rachat de voitures|débarras} {partout en France|dans votre région}, estimation gratuite et paiement immédiat, appelez notre équipe ou remplissez le formulaire LINK",
  "{Vendo|Ofrezco} maquinaria industrial {usada|nueva} con garantía y envío a todo el mundo, pida nuestro catálogo completo con fotos y precios actualizados LINK",
  "Wärmepumpe zum {Festpreis|Aktionspreis}: unsere Meisterbetriebe {planen|montieren} in {ganz Deutschland|Ihrer Region}, jetzt kostenlos beraten lassen und Förderung sichern LINK",
  "Our translation bureau {handles|delivers} {contracts|manuals} in sixty languages with native speakers, {fast|next day} turnaround and one price per word, ask for a trial page LINK",
  "As a freight forwarder in {Guangzhou|Yiwu} we {ship|consolidate} sea and air cargo to your country, duties included, {weekly sailings|door to door}. Please contact our desk for this week's rates LINK",
  "Nuovo gestionale in cloud per {studi|piccole imprese}: {fatture|preventivi}, agenda e magazzino in una sola schermata, {prova gratuita|demo dal vivo} con un nostro consulente LINK",
  "I represent a group of private funders who {buy|finance} {commercial real estate|running companies} everywhere, terms are signed within a week. Answer with your direct number to {talk|proceed} LINK",
  "{Tarot|Astrology} reading by a famous master of {love|family} problems, {results in three days|hundred per cent result}, all kinds of black magic removed, call or write on messenger LINK",
];

/** What is typed by no campaign: garbage that tries a form. */
export const probes = [
  '[url=LINK]{click|read}[/url] <a href="LINK">{here|more}</a>',
  "{dfgh|qwzx|rtplk} {mnbv|jjkd|lopq} {zzxc|uiqa|wert}",
  "<a href='LINK'>{best price|cheap}</a> LINK LINK",
  "LINK LINK LINK LINK",
];

export const botNames =
  "Robertnok|Mike Harrison|JamesTit|Anna Schmidt|Сергей|Linda Brown|David Wilson|MarinaX|Jack|Emily Clark|王伟|Ahmet Yilmaz|Sales Team|Lucas Oliveira|Sophie Martin|Ravi Kumar|Digital Desk|john".split(
    "|",
  );
