declare module 'virtual:catalogue/console/my' {
  export const messages: import('@wau/i18n/catalogue').CompiledCatalogue<
    import('@wau/i18n/console/en').ConsoleMessageId
  >;
}

declare module 'virtual:catalogue/console/en' {
  export const messages: import('@wau/i18n/catalogue').CompiledCatalogue<
    import('@wau/i18n/console/en').ConsoleMessageId
  >;
}

declare module 'virtual:catalogue/messages/my' {
  export const messages: import('@wau/i18n/catalogue').CompiledCatalogue<
    keyof typeof import('@wau/i18n/messages/en').messages
  >;
}

declare module 'virtual:catalogue/messages/en' {
  export const messages: import('@wau/i18n/catalogue').CompiledCatalogue<
    keyof typeof import('@wau/i18n/messages/en').messages
  >;
}

declare module 'virtual:catalogue/lottery/my' {
  export const messages: import('@wau/i18n/catalogue').CompiledCatalogue;
}

declare module 'virtual:catalogue/lottery/en' {
  export const messages: import('@wau/i18n/catalogue').CompiledCatalogue;
}
