declare module 'virtual:catalogue/studio/my' {
  export const messages: import('@wau/i18n/catalogue').CompiledCatalogue<
    import('@wau/i18n/studio/en').StudioMessageId
  >;
}

declare module 'virtual:catalogue/studio/en' {
  export const messages: import('@wau/i18n/catalogue').CompiledCatalogue<
    import('@wau/i18n/studio/en').StudioMessageId
  >;
}
