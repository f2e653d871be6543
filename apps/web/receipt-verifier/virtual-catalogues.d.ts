declare module 'virtual:catalogue/receipt/en' {
  export const messages: typeof import('@wau/i18n/receipt/en').messages;
}

declare module 'virtual:catalogue/receipt/my' {
  export const messages: typeof import('@wau/i18n/receipt/my').messages;
}

declare module 'virtual:catalogue/lottery/en/first' {
  export const messages: import('@wau/i18n/catalogue').CompiledCatalogue;
}

declare module 'virtual:catalogue/lottery/my/first' {
  export const messages: import('@wau/i18n/catalogue').CompiledCatalogue;
}
