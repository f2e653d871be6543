declare module 'virtual:catalogue/web/my/first' {
  export const messages: Partial<import('../services/language-store.ts').WebMessages>;
}

declare module 'virtual:catalogue/web/my/lottery' {
  export const messages: Partial<import('../services/language-store.ts').WebMessages>;
}

declare module 'virtual:catalogue/web/my/later' {
  export const messages: Partial<import('../services/language-store.ts').WebMessages>;
}

declare module 'virtual:catalogue/web/en/first' {
  export const messages: Partial<import('../services/language-store.ts').WebMessages>;
}

declare module 'virtual:catalogue/web/en/lottery' {
  export const messages: Partial<import('../services/language-store.ts').WebMessages>;
}

declare module 'virtual:catalogue/web/en/later' {
  export const messages: Partial<import('../services/language-store.ts').WebMessages>;
}

declare module 'virtual:catalogue/lottery/my' {
  export const messages: import('@wau/i18n/catalogue').CompiledCatalogue;
}

declare module 'virtual:catalogue/lottery/en' {
  export const messages: import('@wau/i18n/catalogue').CompiledCatalogue;
}
