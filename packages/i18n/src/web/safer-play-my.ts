import type { saferPlayMessages as english } from './safer-play-en.ts';

export const saferPlayMessages: Readonly<Record<keyof typeof english, string>> = {
  'mine.saferPlay': 'Bermain selamat',
  'page.paused': 'Rehat anda',
  'page.selfTest': 'Ujian diri',
  'safer.selftest.text':
    'Sembilan soalan menunjukkan sama ada bermain masih menghiburkan. Jawapan kekal pada anda.',
  'safer.selftest.begin': 'Mulakan ujian diri',
  'selftest.again': 'Jawab sekali lagi',
  'selftest.answer.always': 'Hampir selalu',
  'selftest.answer.mostly': 'Kerap kali',
  'selftest.answer.never': 'Tidak pernah',
  'selftest.answer.sometimes': 'Kadang-kadang',
  'selftest.done': 'Lihat keputusan',
  'selftest.intro':
    'Fikirkan dua belas bulan yang lalu. Jawapan anda tidak dihantar dan tidak disimpan di mana-mana: ia hilang apabila anda meninggalkan halaman ini.',
  'selftest.missing': 'Sila jawab semua soalan',
  'selftest.number': '{number}. {question}',
  'selftest.question.afford':
    'Pernahkah anda mempertaruhkan lebih daripada yang anda mampu tanggung jika kalah?',
  'selftest.question.borrow': 'Pernahkah anda meminjam wang atau menjual sesuatu supaya dapat bermain?',
  'selftest.question.chase':
    'Pernahkah anda kembali pada hari lain untuk mendapatkan semula wang yang sudah hilang?',
  'selftest.question.criticised':
    'Pernahkah orang menegur cara anda bermain atau mengatakan anda bermasalah, sama ada anda bersetuju atau tidak?',
  'selftest.question.finances':
    'Pernahkah permainan menyebabkan anda atau keluarga anda menghadapi masalah kewangan?',
  'selftest.question.guilt':
    'Pernahkah anda rasa bersalah tentang cara anda bermain atau apa yang berlaku apabila anda bermain?',
  'selftest.question.health':
    'Pernahkah permainan menjejaskan kesihatan anda, termasuk tekanan atau kebimbangan?',
  'selftest.question.more':
    'Pernahkah anda memerlukan taruhan yang lebih besar untuk rasa seronok yang sama?',
  'selftest.question.problem': 'Pernahkah anda rasa mungkin anda bermasalah dengan permainan?',
  'selftest.result.high':
    'Jawapan anda menunjukkan masalah yang serius dengan permainan. Sudah tiba masanya untuk berhenti seketika dan mendapatkan bantuan.',
  'selftest.result.low':
    'Jawapan anda menunjukkan sedikit sahaja tanda masalah. Had membantu mengekalkannya begitu.',
  'selftest.result.moderate':
    'Jawapan anda menunjukkan beberapa tanda masalah. Rehat dan had dapat membantu sekarang.',
  'selftest.result.none': 'Jawapan anda menunjukkan tiada tanda masalah. Had membantu mengekalkannya begitu.',
  'selftest.result.note':
    'Ujian diri bukan diagnosis. Jika anda atau orang terdekat bimbang, berbincanglah dengan orang yang dipercayai atau doktor.',
  'selftest.way.limits': 'Tetapkan had',
  'selftest.way.service': 'Khidmat pelanggan',
  'page.takeBreak': 'Ambil rehat',
  'paused.exclusion.text':
    'Anda telah mengecualikan diri daripada bermain. Ini berkuat kuasa di semua jenama pengendali ini dan tidak boleh dipendekkan oleh sesiapa.',
  'paused.cool.text':
    'Anda sedang berehat daripada bermain. Tempoh ini tidak boleh dipendekkan oleh sesiapa.',
  'paused.operator.text': 'Permainan di akaun ini telah kami hentikan. Sila hubungi khidmat pelanggan.',
  'paused.elsewhere.text':
    'Anda telah mengecualikan diri di jenama lain pengendali ini. Ini berkuat kuasa di sini juga.',
  'paused.for.good': 'Selama-lamanya',
  'paused.longer': 'Rehat lebih lama',
  'paused.money': 'Wang anda',
  'paused.money.text':
    'Baki ini milik anda: anda boleh mengeluarkannya, setelah taruhan bagi ganjaran anda dipenuhi.',
  'paused.none': 'Anda tidak sedang berehat. Selamat bermain!',
  'paused.records': 'Rekod akaun',
  'paused.service': 'Khidmat pelanggan',
  'paused.until': 'Hingga {moment}',
  'paused.withdraw': 'Pengeluaran',
  'safer.break.action': 'Mula sekarang',
  'safer.break.choose': 'Pilih rehat',
  'safer.break.confirm': 'Mulakan rehat anda?',
  'safer.break.confirm.text':
    'Selama {length}, anda tidak boleh bermain, membuat deposit atau menuntut ganjaran. Tempoh ini tidak boleh dipendekkan, termasuk oleh khidmat pelanggan.',
  'safer.break.confirm.good':
    'Anda tidak akan dapat lagi bermain, membuat deposit atau menuntut ganjaran di sini. Ini tidak boleh dibatalkan, termasuk oleh khidmat pelanggan.',
  'safer.break.cool': 'Rehat seketika',
  'safer.break.cool.text': 'Selepas itu, semuanya kembali seperti biasa.',
  'safer.break.days': '{days, plural, other {#}} hari',
  'safer.break.exclusion': 'Pengecualian diri',
  'safer.break.exclusion.text':
    'Jika bermain tidak lagi menghiburkan. Ini berkuat kuasa di semua jenama pengendali ini, dan akaun baharu akan ditolak.',
  'safer.break.for.good': 'Selama-lamanya',
  'safer.break.length': 'Berapa lama?',
  'safer.break.months': '{months, plural, other {#}} bulan',
  'safer.break.started': 'Rehat anda sudah bermula. Log masuk bila-bila masa untuk membuat pengeluaran.',
  'safer.break.text':
    'Tanpa permainan dan deposit, selama sehari atau selama-lamanya. Baki tetap milik anda dan boleh dikeluarkan.',
  'safer.break.what':
    'Semua sesi tamat serta-merta, termasuk permainan yang terbuka; pusingan yang sudah bermula akan diselesaikan. Anda boleh log masuk untuk mengeluarkan baki.',
  'safer.break.years': '{years, plural, other {#}} tahun',
  'page.saferPlay': 'Bermain selamat',
  'safer.intro':
    'Bermain adalah untuk hiburan. Tetapkan had anda di sini; kami mematuhinya, dan bagi sesetengah penyedia sebaik sahaja pusingan anda dilaporkan.',
  'safer.limit.ask.at': 'Had yang lebih rendah berkuat kuasa serta-merta.',
  'safer.limit.ask.wider':
    'Ini berkuat kuasa paling awal selepas 24 jam, dan hanya setelah anda mengesahkannya.',
  'safer.limit.change': 'Ubah',
  'safer.limit.deposit': 'Deposit',
  'safer.limit.deposit.text': 'Jumlah deposit anda paling banyak.',
  'safer.limit.loss': 'Kerugian',
  'safer.limit.loss.text': 'Jumlah kerugian anda paling banyak: taruhan tolak kemenangan.',
  'safer.limit.none': 'Tiada had',
  'safer.limit.of': '{kind}: {period}',
  'safer.limit.pending': 'Anda meminta {value}. Anda boleh mengesahkannya mulai {moment}.',
  'safer.limit.pending.ready': 'Anda meminta {value}. 24 jam sudah berlalu: masih mahukannya?',
  'safer.limit.pending.confirm': 'Sahkan',
  'safer.limit.pending.none': 'tiada had',
  'safer.limit.pending.keep': 'Kekalkan had saya',
  'safer.limit.period.day': 'Sehari',
  'safer.limit.period.month': 'Sebulan',
  'safer.limit.period.once': 'Satu pertaruhan',
  'safer.limit.period.week': 'Seminggu',
  'safer.limit.remove': 'Buang had',
  'safer.limit.save': 'Simpan',
  'safer.limit.saved': 'Had anda kini berkuat kuasa.',
  'safer.limit.asked': 'Sudah dicatat. Sahkan di sini selepas 24 jam.',
  'safer.limit.session': 'Masa',
  'safer.limit.session.text':
    'Tempoh log masuk anda paling lama. Apabila tamat, tiada pusingan baharu bermula.',
  'safer.limit.set': 'Tetapkan',
  'safer.limit.stake': 'Taruhan',
  'safer.limit.stake.text': 'Taruhan anda paling banyak, bagi satu pertaruhan dan kesemuanya.',
  'safer.limit.used': 'Digunakan: {used} daripada {value}',
  'safer.limit.value.money': 'Jumlah',
  'safer.limit.value.time': 'Masa sehari',
  'safer.limits': 'Had saya',
  'safer.limits.how':
    'Hari, minggu dan bulan mengikut kalendar. Had yang lebih rendah berkuat kuasa serta-merta; had yang lebih tinggi, atau tiada had, menunggu 24 jam dan pengesahan anda.',
  'safer.minutes': '{minutes, plural, other {#}} minit',
  'safer.hours': '{hours, plural, other {#}} jam',
  'safer.hours.minutes': '{hours, plural, other {#}} jam {minutes} minit',
  'safer.to': 'Had saya',
  'safer.limit.check': 'Tinjauan',
  'safer.limit.check.text':
    'Berapa cepat permainan berhenti seketika untuk menunjukkan masa dan hasil permainan anda.',
  'safer.limit.period.every': 'Setiap',
  'safer.limit.value.every': 'Setiap',
  'reality.title': 'Berhenti seketika',
  'reality.played': 'Anda sudah bermain selama {time}.',
  'reality.stake': 'Taruhan',
  'reality.payout': 'Kemenangan',
  'reality.net': 'Bersih',
  'reality.go.on': 'Teruskan bermain',
  'reality.stop': 'Berhenti bermain',
  'reality.limits': 'Had saya',
  'reality.record': 'Pertaruhan saya',
  'reality.every':
    'Permainan menunggu jawapan anda selepas setiap {time} bermain. Anda boleh memilih masa yang lebih pendek dalam had anda.',
  'page.closeAccount': 'Tutup akaun',
  'paused.closure': 'Akaun anda sedang ditutup',
  'paused.closure.text':
    'Akaun ditutup selama-lamanya sebaik sahaja semuanya dibayar dan diselesaikan. Yang masih ditunggu:',
  'closure.what':
    'Akaun anda ditutup selama-lamanya: ia tidak boleh dibuka semula oleh sesiapa, dan tidak boleh lagi digunakan untuk bermain, deposit atau ganjaran. Jika anda hanya mahu berehat, ambil rehat sahaja.',
  'closure.money':
    'Wang ini tetap milik anda: keluarkan seperti biasa, dan akaun ditutup setelah ia dibayar.',
  'closure.lapsing': 'Daripadanya, ganjaran {amount} yang belum cukup jumlah taruhannya akan luput.',
  'closure.waits': 'Perlu dibayar atau diselesaikan dahulu',
  'closure.begun': 'Akaun anda sedang ditutup.',
  'closure.name': 'Untuk mengesahkan, taip nama pengguna anda',
  'closure.name.missing': 'Sila taip nama pengguna anda',
  'closure.action': 'Tutup akaun selama-lamanya',
  'closure.confirm': 'Tutup akaun anda?',
  'closure.confirm.text':
    'Ini tidak boleh dibatalkan, termasuk oleh khidmat pelanggan. Semua sesi tamat serta-merta.',
  'closure.closed': 'Akaun anda sudah ditutup.',
  'closure.started': 'Akaun anda sedang ditutup. Log masuk untuk mengeluarkan baki.',
  'closure.text': 'Selama-lamanya. Baki anda dibayar kepada anda dahulu.',
  'closure.choose': 'Cara menutup akaun',
  'closure.waits.balance': 'baki anda: sila keluarkan',
  'closure.waits.game.wallet': 'wang dalam dompet permainan: dibawa balik dengan sendirinya',
  'closure.waits.round': 'pusingan yang sudah bermula',
  'closure.waits.withdrawal': 'pengeluaran dalam proses',
  'closure.waits.deposit': 'deposit dalam proses',
  'closure.waits.fund.transfer': 'pindahan antara dompet',
};
