import { readReceiptKeys } from '@wau/receipt/read-receipt';
import { verifyReceipt } from '@wau/receipt/verify-receipt';
import { element } from './element.ts';
import { languageNames, type PageLanguage, wordsOf } from './receipt-words.ts';
import { verdictView } from './verdict-view.ts';

/** What the person in front of the page has put in. */
interface PageState {
  language: PageLanguage;
  receiptText: string;
  keysText: string;
}

const state: PageState = {
  language: /^en\b/i.test(navigator.language) ? 'EN' : 'MY',
  receiptText: '',
  keysText: '',
};

function drawPage(): void {
  const { language } = state;
  const say = wordsOf(language);
  document.documentElement.lang = language === 'MY' ? 'ms' : 'en';
  document.title = say('page.title');
  document.body.replaceChildren(
    element(
      'main',
      {},
      element('header', {}, element('h1', {}, say('page.title')), languageChoice()),
      element('p', { class: 'intro' }, say('page.intro')),
      receiptField(),
      keysField(),
      element('div', { id: 'result' }),
      element('p', { class: 'intro' }, say('page.made.up')),
    ),
  );
  drawResult();
}

/** Only what follows from the input is drawn anew, so that whoever types keeps the cursor. */
function drawResult(): void {
  const say = wordsOf(state.language);
  const keys = state.keysText.trim() === '' ? undefined : readReceiptKeys(state.keysText);
  const areKeysUnreadable = state.keysText.trim() !== '' && keys === undefined;
  const verdict = state.receiptText.trim() === '' ? undefined : verifyReceipt(state.receiptText, keys);
  document
    .getElementById('result')
    ?.replaceChildren(
      ...(areKeysUnreadable
        ? [element('p', { class: 'banner refused', role: 'alert' }, say('page.keys.unreadable'))]
        : []),
      ...(verdict === undefined ? [] : [verdictView(verdict, state.language)]),
    );
}

function languageChoice(): HTMLElement {
  return element(
    'div',
    { class: 'languages', role: 'group' },
    ...(['MY', 'EN'] as const).map((language) => {
      const button = element(
        'button',
        { type: 'button', 'aria-pressed': String(language === state.language) },
        languageNames[language],
      );
      button.addEventListener('click', () => {
        state.language = language;
        drawPage();
      });
      return button;
    }),
  );
}

function receiptField(): HTMLElement {
  const say = wordsOf(state.language);
  const field = textField('receipt', say('page.receipt'), state.receiptText, (text) => {
    state.receiptText = text;
    drawResult();
  });
  return element(
    'section',
    { class: 'field' },
    ...field,
    element('p', { class: 'hint' }, say('page.receipt.drop')),
  );
}

function keysField(): HTMLElement {
  const say = wordsOf(state.language);
  const field = textField('keys', say('page.keys'), state.keysText, (text) => {
    state.keysText = text;
    drawResult();
  });
  return element(
    'section',
    { class: 'field' },
    ...field,
    element('p', { class: 'hint' }, say('page.keys.text')),
  );
}

function textField(
  id: string,
  label: string,
  text: string,
  onText: (text: string) => void,
): readonly HTMLElement[] {
  const say = wordsOf(state.language);
  const area = element('textarea', { id, rows: '3', spellcheck: 'false', autocomplete: 'off' });
  area.value = text;
  area.addEventListener('input', () => onText(area.value));
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    area.value = await file.text();
    onText(area.value);
  };
  const file = element('input', { type: 'file', id: `${id}-file`, accept: '.json,application/json' });
  file.addEventListener('change', () => void take(file.files?.[0]));
  area.addEventListener('dragover', (event) => event.preventDefault());
  area.addEventListener('drop', (event) => {
    const dropped = event.dataTransfer?.files[0];
    if (dropped === undefined) return;
    event.preventDefault();
    void take(dropped);
  });
  return [
    element(
      'div',
      { class: 'field-head' },
      element('label', { for: id }, label),
      element('label', { for: `${id}-file`, class: 'button' }, say('page.receipt.choose'), file),
    ),
    area,
  ];
}

// A file that misses its field would take the page away.
document.addEventListener('dragover', (event) => event.preventDefault());
document.addEventListener('drop', (event) => event.preventDefault());
drawPage();
