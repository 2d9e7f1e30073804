import type { ChatPartner } from '#domain/chat/chat-sides.ts';
import type { Text } from '#domain/text.ts';

/** What a customer's message is about, by words that stand in it; the first that fits. */
export const TOPICS = {
  thanks: /thank|thx|cheers|gracias|شكر/i,
  late: /how long|when|late|minute|soon|ready|cuándo|cuando|tarda|tarde|minuto|listo|متى|متأخر|دقيق|جاهز/i,
  where: /where|far|map|dónde|donde|lejos|أين|بعيد/i,
  door: /door|floor|bell|code|gate|stairs|leave it|puerta|piso|timbre|código|portal|باب|طابق|جرس|رمز/i,
  change: /without|instead|extra|add|change|allerg|onion|sin |cambia|añad|alerg|بدون|بدل|أضف|حساسي/i,
  trouble: /missing|wrong|cold|broken|bad|refund|falta|equivoc|frío|roto|reembolso|ناقص|خطأ|بارد|مكسور/i,
  hello: /^\s*(hi|hello|hey|good (morning|evening)|hola|buen[oa]s|مرحب|السلام|أهلا)/i,
} as const;

export type Topic = keyof typeof TOPICS | 'picture' | 'other';

const t = (en: string, es: string, ar: string): Text => ({ en, es, ar });

/** How somebody of this town would answer. Where there is no row for a topic, `other` speaks. */
export const ANSWERS: Record<ChatPartner, Partial<Record<Topic, readonly Text[]>> & { other: readonly Text[] }> = {
  vendor: {
    thanks: [
      t('You are welcome! Enjoy it.', '¡De nada! Que lo disfrutes.', 'على الرحب والسعة! بالهناء.'),
      t('Any time. Tell us how it was.', 'Cuando quieras. Cuéntanos qué tal.', 'في أي وقت. أخبرنا برأيك.'),
    ],
    late: [
      t(
        'We are on it; about ten more minutes.',
        'Estamos en ello; unos diez minutos más.',
        'نعمل عليه الآن، نحو عشر دقائق أخرى.',
      ),
      t(
        'It is next in line. You can watch every step on the tracking page.',
        'Es el siguiente. Puedes ver cada paso en la página de seguimiento.',
        'إنه التالي في الدور. يمكنك متابعة كل خطوة في صفحة التتبع.',
      ),
    ],
    where: [
      t(
        'It is still with us. As soon as the courier has it the map shows where.',
        'Todavía lo tenemos aquí. En cuanto lo recoja el repartidor, el mapa mostrará dónde va.',
        'ما زال لدينا. بمجرد أن يستلمه المندوب ستُظهر الخريطة مكانه.',
      ),
    ],
    change: [
      t('Noted, we will do it that way.', 'Anotado, lo haremos así.', 'تم التدوين، سنفعل ذلك.'),
      t(
        'If it is not packed yet we will change it; I have just told the others.',
        'Si aún no está empaquetado, lo cambiamos; acabo de avisar a los demás.',
        'إن لم يتم تغليفه بعد فسنغيّره، وقد أبلغت الزملاء للتو.',
      ),
    ],
    trouble: [
      t(
        'I am sorry about that! Could you send us a picture? We will put it right.',
        '¡Lo siento mucho! ¿Nos envías una foto? Lo arreglamos.',
        'نعتذر عن ذلك! هل يمكنك إرسال صورة؟ سنصحح الأمر.',
      ),
    ],
    hello: [t('Hello! How can we help?', '¡Hola! ¿En qué podemos ayudarte?', 'مرحبًا! كيف يمكننا مساعدتك؟')],
    picture: [
      t(
        'Thank you for the picture, we are having a look.',
        'Gracias por la foto, le echamos un vistazo.',
        'شكرًا على الصورة، سنلقي نظرة عليها.',
      ),
    ],
    other: [
      t('Got it, thank you for telling us.', 'Entendido, gracias por avisar.', 'فهمنا، شكرًا لإخبارنا.'),
      t('All right, we will see to it.', 'De acuerdo, nos encargamos.', 'حسنًا، سنهتم بالأمر.'),
    ],
  },
  delivery_man: {
    thanks: [t('With pleasure!', '¡Con mucho gusto!', 'بكل سرور!')],
    late: [
      t('A few streets left; not long now.', 'Me quedan unas calles; ya falta poco.', 'بقيت بضعة شوارع، لن أتأخر.'),
      t(
        'There is some traffic, but I am coming. The map shows where I am.',
        'Hay algo de tráfico, pero ya voy. El mapa muestra dónde estoy.',
        'هناك بعض الازدحام لكنني قادم. الخريطة تُظهر مكاني.',
      ),
    ],
    where: [
      t(
        'On the bike, on my way to you. Have a look at the map.',
        'En la moto, de camino. Mira el mapa.',
        'على الدراجة في طريقي إليك. انظر إلى الخريطة.',
      ),
    ],
    door: [
      t('Thank you, I will find it.', 'Gracias, lo encontraré.', 'شكرًا، سأجده.'),
      t('All right, I will do that.', 'Vale, así lo haré.', 'حسنًا، سأفعل ذلك.'),
    ],
    trouble: [
      t(
        'Oh no. Please write to the store or to support as well; they can put it right.',
        'Vaya. Escribe también a la tienda o al soporte; ellos pueden solucionarlo.',
        'يا للأسف. راسل المتجر أو الدعم أيضًا، فبإمكانهم تصحيح الأمر.',
      ),
    ],
    hello: [t('Hello! I have your order.', '¡Hola! Tengo tu pedido.', 'مرحبًا! طلبك معي.')],
    picture: [t('Thanks, now I know the place.', 'Gracias, ya sé dónde es.', 'شكرًا، الآن عرفت المكان.')],
    other: [
      t('All right!', '¡De acuerdo!', 'حسنًا!'),
      t('Got it, see you soon.', 'Entendido, hasta ahora.', 'فهمت، أراك قريبًا.'),
    ],
  },
  admin: {
    thanks: [t('You are welcome!', '¡De nada!', 'على الرحب والسعة!')],
    trouble: [
      t(
        'I am sorry to hear that. Please send us a picture and the number of your order; then we can settle it.',
        'Lamento oírlo. Envíanos una foto y el número de tu pedido y lo resolvemos.',
        'يؤسفنا سماع ذلك. أرسل لنا صورة ورقم طلبك لنعالج الأمر.',
      ),
    ],
    hello: [t('Hello! What can we do for you?', '¡Hola! ¿Qué podemos hacer por ti?', 'مرحبًا! بماذا يمكننا خدمتك؟')],
    picture: [
      t(
        'Thank you for the picture; I am looking into it.',
        'Gracias por la foto; lo estoy revisando.',
        'شكرًا على الصورة، أقوم بمراجعتها.',
      ),
    ],
    other: [
      t(
        'Thank you for writing. I am looking into it and come back to you here.',
        'Gracias por escribir. Lo reviso y te respondo aquí.',
        'شكرًا لمراسلتنا. سأراجع الأمر وأعود إليك هنا.',
      ),
      t(
        'Understood. Is there an order this is about? Its number helps us to find it.',
        'Entendido. ¿Se trata de algún pedido? Su número nos ayuda a encontrarlo.',
        'مفهوم. هل يتعلق هذا بطلب معين؟ رقمه يساعدنا في العثور عليه.',
      ),
    ],
  },
};
